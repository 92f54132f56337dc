/** How long a text is answered at most. */
const LONGEST_TEXT = 2000;
/** More of a statement is not looked at: a batch of rows has hundreds of thousands of characters. */
const LONGEST_READ = 20_000;

/** Also hexadecimal, binary and with separators: all that begins with a digit, apart from the digits within a name. */
const NUMBER = String.raw`\b\d[\w.]*(?:(?<=e)[+-]\d+)?`;
/** To the end of the text where it is not closed. */
const COMMENT = String.raw`/\*.*?(?:\*/|$)`;

/**
 * Names, comments and values, each from its first to its last character, so that no quote in one of them counts as the
 * beginning of another. A name that is not closed is taken for a value to the end of the text.
 */
function toTokens(names: string[], comments: string[], values: string[]): RegExp {
  const [name, comment, value] = [names, comments, values].map((each) => each.join('|'));
  return new RegExp(`(?<name>${name})|(?<comment>${comment})|${value}`, 'gisu');
}

const TOKENS = {
  // https://dev.mysql.com/doc/refman/8.4/en/string-literals.html and …/comments.html
  mysql: toTokens(
    ['`(?:[^`]|``)*`(?!`)'],
    // MySQL runs /*! */ and reads /*+ */ as code, where a string may contain the end of the comment.
    [String.raw`/\*(?:M?!|\+).*`, COMMENT, String.raw`#[^\n]*`, String.raw`--(?=[ \p{Cc}]|$)[^\n]*`],
    [String.raw`'(?:[^'\\]|''|\\.)*(?:'|\\?$)`, String.raw`"(?:[^"\\]|""|\\.)*(?:"|\\?$)`, '`.*', NUMBER],
  ),
  // https://sqlite.org/lang_keywords.html, …/lang_comment.html and …/lang_expr.html: a backslash is a character like any
  // other, and double quotes hold names.
  sqlite: toTokens(
    ['"(?:[^"]|"")*"(?!")', '`(?:[^`]|``)*`(?!`)', String.raw`\[[^\]]*\]`],
    [COMMENT, String.raw`--[^\n]*`],
    [`'(?:[^']|'')*(?:'|$)`, '["`[].*', NUMBER],
  ),
};

export type Engine = keyof typeof TOKENS;

/**
 * The text of a statement with `?` for each value and without comments, so that it may be shown. Drivers send values
 * apart from the text, but code may have written some into it. Long lists are cut short, and so is a long text.
 */
export function toStatementText(engine: Engine, sql: string): string {
  return sql
    .slice(0, LONGEST_READ)
    .replace(TOKENS[engine], (_token, name?: string, comment?: string) => name ?? (comment ? ' ' : '?'))
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
