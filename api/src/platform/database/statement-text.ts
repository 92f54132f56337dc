/** How long a text is answered at most. */
const LONGEST_TEXT = 2000;
/** More of a statement is not looked at: a batch of rows has hundreds of thousands of characters. */
const LONGEST_READ = 20_000;

/** Texts, to the end where they are cut off, and numbers: all that begins with a digit, apart from digits in names. */
const VALUE = /'(?:[^'\\]|''|\\.)*(?:'|\\?$)|\b\d[\w.]*(?:(?<=e)[+-]\d+)?/gis;

/**
 * The text of a statement with `?` for each value, so that it may be shown. Drivers send values apart from the text; what
 * our code writes into it are constants. Long lists are cut short, and so is a long text.
 */
export function toStatementText(sql: string): string {
  return sql
    .slice(0, LONGEST_READ)
    .replace(VALUE, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?, …')
    .replace(/(\([^()]*\))(?:\s*,\s*\1)+/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** The kind of a statement and its first table: `UPDATE users`. @param text from `toStatementText` */
export function toStatementName(text: string): string {
  const [operation = 'statement'] = /[A-Z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+[`"]?(\w+)/i.exec(text) ?? [];
  return table ? `${operation} ${table}` : operation;
}
