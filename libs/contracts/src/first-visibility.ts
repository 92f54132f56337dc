import type { ProfileFieldKey, Visibility } from './profile-fields';

/** Fields that lead to a person's door, or that other services ask for to verify an identity. */
const PRIVATE_AT_FIRST: readonly ProfileFieldKey[] = [
  'dateOfBirth',
  'address',
  'postalCode',
  'alternativePhone',
];

/** Who sees a field until its owner decides. */
export function firstVisibility(key: ProfileFieldKey): Visibility {
  return PRIVATE_AT_FIRST.includes(key) ? 'private' : 'public';
}
