const ESCAPE = /\\[^]/g;
/** Without escapes. */
const STRING_OR_NAME = /'[^']*'|`[^`]*`/g;
const PLAIN_STRING = /^'([\w+:]*)'$/;
/** A comment with a version that is old enough for every supported server to execute it. */
const ALWAYS_RUN = /\/\*!(?:4\d\d|50[0-6])\d\d ([^*]*)\*\//g;
/** A comment that only some servers run, by their version. It must be a whole statement, and only set a variable. */
const MAYBE_RUN = /^\/\*M?!\d+ (SET [^*;]*)\*\/;$/;
/** No server runs it. The client of MariaDB obeys it. */
const SANDBOX = /^\/\*M?!999999\\- enable the sandbox mode \*\/ *$/;
/** What is in no dump outside of strings: their ends, commands of the client, comments within a line. */
const STRANGE = /['"\\#]|--|\/\*|\*\//;

/** Only such values leave the meaning of quotes and bytes as it is here. */
const VALUE = String.raw`(?:@\w+|[01]|utf8\w*|\+00:00|NO_AUTO_VALUE_ON_ZERO)`;
const ASSIGNMENT = String.raw`(?:@\w+ ?= ?@@\w+|\w+ ?= ?${VALUE})`;
const WHOLE = new RegExp(
  `^(?:${[
    'DROP TABLE IF EXISTS `\\w+`',
    'LOCK TABLES `\\w+` WRITE',
    'UNLOCK TABLES',
    'ALTER TABLE `\\w+` (?:DIS|EN)ABLE KEYS',
    'COMMIT',
    'SET NAMES utf8\\w*',
    `SET ${ASSIGNMENT}(?:, ?${ASSIGNMENT})*`,
  ].join('|')})$`,
  'i',
);
const TABLE = /^CREATE TABLE `(\w+)` \(/;
const ROWS = /^INSERT INTO `(\w+)` (?:VALUES|\()/;
const IS_TABLE = /^\s*CREATE TABLE/i;
const IS_ROWS = /^\s*INSERT INTO/i;
/** Words in CREATE TABLE that read from another place, or store rows there. */
const ELSEWHERE =
  /\b(?:select|union|like|directory|connection|server|tablespace|\w*_name)\b|\bengine\b(?! ?= ?InnoDB\b)/i;
/** A word in the rows of INSERT that is not a value, such as a function, a query or ON DUPLICATE KEY. */
const NO_VALUE = /(?<!\w)(?!(?:INSERT|INTO|VALUES|NULL|_binary)\b)[A-Za-z_@]/;
/** In characters. A statement with rows has a million. */
const LONGEST = 300;

/**
 * Reads the statements of a dump line by line. It knows all that the dump programs write for one database, and nothing
 * else: a program that restores a dump runs every statement in it, with rights to other databases.
 */
export class DumpStatements {
  readonly tables: string[] = [];
  /** The tables that have rows. */
  readonly filled = new Set<string>();
  private statement = '';

  /** Reads the next line of a dump. Returns a statement that it must not have, or undefined. */
  findForeign(line: string): string | undefined {
    const isBetween = this.statement.trim() === '';
    if (isBetween && (/^--(?: |$)/.test(line) || SANDBOX.test(line))) return undefined;
    // Outside of strings, a backslash has to stay to be seen.
    const bare = line
      .replace(ESCAPE, '\\')
      .replace(STRING_OR_NAME, (part) =>
        part.startsWith('`') ? part : (PLAIN_STRING.exec(part)?.[1] ?? '?'),
      );
    const plain = (isBetween ? bare.replace(MAYBE_RUN, '$1;') : bare).replace(ALWAYS_RUN, '$1');
    if (STRANGE.test(plain) || this.leaves(line, plain)) return line;
    const [rest = '', ...others] = plain.split(';');
    this.add(rest);
    for (const next of others) {
      const statement = this.statement.replace(/\s+/g, ' ').trim();
      if (!this.isKnown(statement)) return statement;
      this.statement = '';
      this.add(next);
    }
    return undefined;
  }

  /** Whether a line of CREATE TABLE or INSERT also reads from somewhere else, or stores rows there. */
  private leaves(line: string, plain: string): boolean {
    const begun = this.statement.trim() === '' ? plain : this.statement;
    if (IS_TABLE.test(begun)) return ELSEWHERE.test(plain.replace(STRING_OR_NAME, ''));
    return IS_ROWS.test(begun) && NO_VALUE.test(line.replace(ESCAPE, '').replace(STRING_OR_NAME, ''));
  }

  private add(part: string): void {
    this.statement = `${this.statement} ${part.slice(0, LONGEST)}`.slice(0, LONGEST);
  }

  private isKnown(statement: string): boolean {
    const [, table] = TABLE.exec(statement) ?? [];
    const [, filled] = ROWS.exec(statement) ?? [];
    if (table) this.tables.push(table);
    if (filled) this.filled.add(filled);
    if (table || filled || statement === '') return true;
    return this.statement.length < LONGEST && WHOLE.test(statement);
  }
}
