import type { TypedProfile } from '@ringtag/card/activation';
import type { FieldError, ProfileFieldKey } from '@ringtag/contracts';
import {
  fieldControl,
  findFieldFaults,
  type FieldFaults,
  filledFields,
  refusedFields,
  todayHere,
} from '@ringtag/profile-fields';
import type { DraftErrors } from '../activating/activation-draft';

/** Returns what the server would refuse in the optional fields. */
export function findFieldErrors({ fields }: TypedProfile): DraftErrors {
  return byControl(findFieldFaults(fields, todayHere()));
}

/** Returns what the server did refuse. Its rules may be newer than those of this page. */
export function findRefused({ fields }: TypedProfile, errors: readonly FieldError[]): DraftErrors {
  return byControl(refusedFields(filledFields(fields), errors));
}

function byControl(faults: FieldFaults): DraftErrors {
  return Object.fromEntries(
    Object.entries(faults).map(([key, fault]) => [fieldControl(key as ProfileFieldKey), fault]),
  );
}
