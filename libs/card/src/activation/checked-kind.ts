import { guessPageKind, type PageKind, trimmed } from '@ringtag/contracts';
import type { PreviewedField } from './activation-preview';

/**
 * The kind of page that a form shows as chosen, and sends: the one that the person chose, until then the one that the
 * fields suggest. Undefined while the fields are not known: then none is checked, and the server decides.
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
