/** The separators of a CSV file. Which one a spreadsheet expects depends on its country settings. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/**
 * The separator that spreadsheets expect in a country: a semicolon where a comma stands in 1,5; in Switzerland and
 * Liechtenstein, too, where a point stands there.
 * @param locale such as `es-MX`
 */
export function guessCsvSeparator(locale: string): CsvSeparator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' || /-(CH|LI)\b/.test(locale) ? 'semicolon' : 'comma';
}
