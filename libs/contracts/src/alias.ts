import { LENGTH } from './limits';

/** 28 symbols. No two of them look alike, and there are no vowels, so that random aliases spell no words. */
export const ALIAS_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** The length of a new random alias (48 bits). Aliases of eight symbols were made earlier and still work. */
export const ALIAS_LENGTH = 10;

/**
 * The form in which aliases are stored and compared: upper case, without hyphens and spaces.
 * Takes what a person typed or scanned; the result is not checked (see isAlias).
 */
export function normalizeAlias(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The normalised alias in what a person typed, pasted or followed. What a sentence leaves behind it is ignored, such as
 * a full stop, a bracket or a quotation mark; full-width letters and other dashes count as the usual ones.
 */
export function parseAlias(typed: string): string {
  const text = typed.normalize('NFKC').replace(/[\p{Cf}\p{Pd}]/gu, '');
  return normalizeAlias(text.replace(/[^\p{L}\p{N}]+$/u, ''));
}

/** True for text that can be part of a normalised alias. Chosen aliases may use all of A-Z and 0-9. */
export function isAliasPart(text: string): boolean {
  return /^[A-Z0-9]+$/.test(text);
}

/** True for a normalised alias of valid form. Whether a code has it is not checked. */
export function isAlias(alias: string): boolean {
  return isAliasPart(alias) && alias.length >= LENGTH.alias.min && alias.length <= LENGTH.alias.max;
}

/**
 * The form in which aliases are shown: `ABCDE23456` as `ABCDE-23456`, `ABCD2345` as `ABCD-2345`, all others unchanged.
 */
export function toDisplayAlias(alias: string): string {
  const half = alias.length / 2;
  return half === 5 || half === 4 ? `${alias.slice(0, half)}-${alias.slice(half)}` : alias;
}
