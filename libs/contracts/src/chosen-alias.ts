import { isAlias, normalizeAlias } from './alias';
import { LENGTH } from './limits';

/** The length of a new alias that a person chooses. Shorter aliases were allowed earlier and still work. */
export const CHOSEN_ALIAS = { min: 6, max: LENGTH.alias.max } as const;

/**
 * Pages of the site and words that people may expect to lead somewhere. Never an alias, and never a code on a short
 * domain.
 */
const RESERVED = `
  about activate admin api dev gift health help helping home legal metrics scan support unactivate
  audit-log change-password forgot-password item label-layouts mails messages my-code my-codes presets profile project
  projects reports settings sign-in sign-up system users`;

/** The reserved words in the form in which aliases are compared. */
export const RESERVED_ALIASES: ReadonlySet<string> = new Set(
  RESERVED.trim().split(/\s+/).map(normalizeAlias),
);

/** True for a normalised alias that a new code may be given. */
export function isChosenAlias(alias: string): boolean {
  return isAlias(alias) && alias.length >= CHOSEN_ALIAS.min && !RESERVED_ALIASES.has(alias);
}
