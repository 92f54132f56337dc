import { LENGTH } from './limits';

/** 28 symbols that cannot be mistaken for one another, without vowels, so that no words appear. */
export const ALIAS_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const ALIAS_LENGTH = 8;

/** Words that routes or people may need; never handed out as an alias. */
export const RESERVED_ALIASES: ReadonlySet<string> = new Set(
  ['ACTIVATE', 'ADMIN', 'API', 'DEV', 'HEALTH', 'HELP', 'SCAN', 'SUPPORT', 'UNACTIVATE'].map(normalizeAlias),
);

/**
 * The form in which aliases are stored and compared: upper case, without hyphens and spaces.
 * Takes what a person typed or scanned; the result is not checked (see isAlias).
 */
export function normalizeAlias(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase();
}

/** True for a normalised alias that could exist: chosen ones may use A-Z and 0-9. */
export function isAlias(alias: string): boolean {
  return /^[A-Z0-9]+$/.test(alias) && alias.length >= LENGTH.alias.min && alias.length <= LENGTH.alias.max;
}

/** The form in which aliases are shown: `ABCD2345` as `ABCD-2345`, other lengths as they are. */
export function formatAlias(alias: string): string {
  return alias.length === ALIAS_LENGTH ? `${alias.slice(0, 4)}-${alias.slice(4)}` : alias;
}
