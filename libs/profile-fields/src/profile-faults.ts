import type { FieldError, ProfileFieldKey, ProfileValueFault } from '@ringtag/contracts';
import { profileValueFault } from '@ringtag/contracts';
import { type DraftField, filledFields } from './draft-field';

/** What is wrong with the fields of a profile. */
export type FieldFaults = Partial<Record<ProfileFieldKey, ProfileValueFault>>;

/** The fields that the server would refuse, and why. `today` is YYYY-MM-DD. */
export function findFieldFaults(fields: readonly DraftField[], today: string): FieldFaults {
  const faults: FieldFaults = {};
  for (const { key, value } of filledFields(fields)) {
    const fault = profileValueFault(key, value, today);
    if (fault) faults[key] = fault;
  }
  return faults;
}

/** The fields of `sent` that the server has refused. Needed when the server has newer rules than this page. */
export function refusedFields(sent: readonly DraftField[], errors: readonly FieldError[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const { field, code } of errors) {
    const place = /^fields\.(\d+)\.value$/.exec(field)?.[1];
    const refused = place === undefined ? undefined : sent[Number(place)];
    if (refused) faults[refused.key] = code as ProfileValueFault;
  }
  return faults;
}

/** Today in the reader's time zone, as YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
