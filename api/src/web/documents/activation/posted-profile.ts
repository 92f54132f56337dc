import {
  firstVisibility,
  PAGE_KINDS,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
  VISIBILITIES,
} from '@ringtag/contracts';
import { type DraftField, fieldControl, type ProfileControl, type TypedProfile } from '@ringtag/documents';

/** The form with one field more or less, and the field to go on with. */
interface ChangedProfile {
  typed: TypedProfile;
  focus: ProfileControl | undefined;
}

/** What the form of an activation held when it was sent. */
export function readProfile(form: URLSearchParams): TypedProfile {
  return {
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    claimSecret: form.get('claimSecret') ?? undefined,
    pageKind: PAGE_KINDS.find((kind) => kind === form.get('pageKind')),
    fields: [...new Set(form.keys())].flatMap((name) => readField(form, name) ?? []),
  };
}

/** The form as it looks after its button "Add" or "Remove". Undefined when another button sent it, to activate. */
export function readChange(form: URLSearchParams): ChangedProfile | undefined {
  const typed = readProfile(form);
  const removed = toFieldKey(form.get('remove'));
  if (removed)
    return {
      typed: { ...typed, fields: typed.fields.filter(({ key }) => key !== removed) },
      focus: undefined,
    };
  if (form.get('do') !== 'add') return undefined;
  const added = toFieldKey(form.get('add'));
  if (!added || typed.fields.some(({ key }) => key === added)) return { typed, focus: undefined };
  const field: DraftField = { key: added, value: '', visibility: firstVisibility(added) };
  return { typed: { ...typed, fields: [...typed.fields, field] }, focus: fieldControl(added) };
}

function readField(form: URLSearchParams, name: string): DraftField | undefined {
  const key = PROFILE_FIELD_KEYS.find((known) => fieldControl(known) === name);
  if (!key) return undefined;
  const visibility = VISIBILITIES.find((known) => known === form.get(`visibility.${key}`));
  return { key, value: form.get(name) ?? '', visibility: visibility ?? firstVisibility(key) };
}

function toFieldKey(name: string | null): ProfileFieldKey | undefined {
  return PROFILE_FIELD_KEYS.find((key) => key === name);
}
