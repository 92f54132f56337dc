/** Blanks, and signs that show nothing: a program may drop them. */
const BLANK = String.raw`[\s\p{Cf}\p{DI}\u2800]`;

/**
 * The signs that start a formula in a spreadsheet, also their fullwidth and small forms, where a cell may begin: at the
 * start of the text and after any character that a program may take for a separator. A program that separates by
 * semicolons ignores the quotes of a line with commas, so text inside a cell may become the start of a cell.
 * The patterns find a sign first and then look back, which takes linear time.
 */
const SIGN = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`;
const START = String.raw`(?:^|[,;|"\t\r\n\v\f\0\u0085\u2028\u2029])${BLANK}*`;
const FORMULA = new RegExp(`${SIGN}(?<=${START}'*.)`, 'gu');
const GUARDED_FORMULA = new RegExp(`'(${SIGN})(?<=${START}'+.)`, 'gu');

/** Some programs skip these characters before they look for a sign. */
const CONTROL = /^'*[\t\r\n\0]/;

/**
 * Digits that a spreadsheet would make another number of: with zeros before them, with an exponent, or too many. With the
 * decimal sign of any country.
 */
const DIGITS = /^'*(?:0\d+(?:[.,]\d*)?|(?:\d+[.,]?\d*|[.,]\d+)e[+-]?\d+|\d{16,}(?:[.,]\d*)?)$/i;

/**
 * Puts a quote before each sign that could start a formula, and before digits that would not stay as they are, so that
 * spreadsheets treat both as text. Text that already has such quotes gets one more, so that `unguardCell` restores it
 * exactly.
 */
export function guardCell(text: string): string {
  const safe = text.replace(FORMULA, "'$&");
  return CONTROL.test(safe) || DIGITS.test(safe) ? `'${safe}` : safe;
}

/** Undoes `guardCell`. */
export function unguardCell(text: string): string {
  const isGuarded = text.startsWith("'") && (CONTROL.test(text) || DIGITS.test(text));
  return (isGuarded ? text.slice(1) : text).replace(GUARDED_FORMULA, '$1');
}
