import { guessPageKind, type PageKind, trimmed } from '@ringtag/contracts';
import type { PreviewedField } from './activation-preview';

/**
 * The kind of page that a form shows as chosen, and sends: the person's choice, or without one the kind that the fields
 * suggest. Undefined while the fields are loading. The form then shows no choice, and the server makes it.
 */
export function checkedKind(
  chosen: PageKind | undefined,
  fields: readonly PreviewedField[] | undefined,
): PageKind | undefined {
  return chosen ?? (fields && guessPageKind(listShown(fields)));
}

/** What everybody will see. */
function listShown(fields: readonly PreviewedField[]) {
  return fields
    .filter(({ value, visibility }) => visibility === 'public' && trimmed(value) !== '')
    .map(({ key }) => key);
}
