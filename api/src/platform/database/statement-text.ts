/** How long a text is answered at most. */
const LONGEST_TEXT = 2000;
/** More of a statement is not looked at: a batch of rows has hundreds of thousands of characters. */
const LONGEST_READ = 20_000;

/** What is a value in the text of a statement. Everything else are names and words of SQL. */
const NUMBERS = String.raw`\b0x[\da-f]+\b|\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b`;
const VALUES = {
  mysql: new RegExp(String.raw`'(?:[^'\\]|''|\\.)*(?:'|$)|"(?:[^"\\]|""|\\.)*(?:"|$)|${NUMBERS}`, 'gis'),
  // Double quotes hold names, and a backslash is a character like any other.
  sqlite: new RegExp(String.raw`'(?:[^']|'')*(?:'|$)|${NUMBERS}`, 'gi'),
};

export type Engine = keyof typeof VALUES;

/**
 * The text of a statement with `?` for each value, so that it may be shown. Drivers take values apart from the text,
 * but what code writes into the text is no better known. Long lists are cut short, and so is a long text.
 */
export function toStatementText(engine: Engine, sql: string): string {
  return sql
    .slice(0, LONGEST_READ)
    .replace(VALUES[engine], '?')
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
