/**
 * The signs that spreadsheets take for the beginning of a formula, also fullwidth and small as some keyboards write
 * them, where a cell may begin: at the start of the text, and behind whatever a program may separate cells or rows by.
 * A program that separates by semicolons does not honour the quotes of a line that was written with commas, so what
 * stands inside a cell may become the start of one. The sign comes first in the pattern: looking back from each sign
 * takes no longer than the text is.
 */
const SIGN = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`;
const START = String.raw`(?:^|[,;|"\t\r\n\v\f\0\u0085\u2028\u2029])\s*`;
const FORMULA = new RegExp(`${SIGN}(?<=${START}'*.)`, 'gu');
const GUARDED_FORMULA = new RegExp(`'(${SIGN})(?<=${START}'+.)`, 'gu');

/** Some programs drop these before they look for a sign. */
const CONTROL = /^'*[\t\r\n\0]/;

/**
 * A text that no spreadsheet calculates with: a quote before each sign of a formula makes it text. Where such quotes
 * stand already there is one more, so that `withoutGuard` takes away exactly what this adds.
 */
export function guarded(text: string): string {
  const safe = text.replace(FORMULA, "'$&");
  return CONTROL.test(safe) ? `'${safe}` : safe;
}

/** The text as it was before `guarded`. */
export function withoutGuard(text: string): string {
  const own = text.startsWith("'") && CONTROL.test(text) ? text.slice(1) : text;
  return own.replace(GUARDED_FORMULA, '$1');
}
