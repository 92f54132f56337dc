import type { ProfileFieldKey, Visibility } from './profile-fields';

/** What leads to somebody's door, or is asked for where people prove who they are. */
const PRIVATE_AT_FIRST: readonly ProfileFieldKey[] = [
  'dateOfBirth',
  'address',
  'postalCode',
  'alternativePhone',
];

/** Who sees a field while its owner has not decided. */
export function firstVisibility(key: ProfileFieldKey): Visibility {
  return PRIVATE_AT_FIRST.includes(key) ? 'private' : 'public';
}
