import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What a search looks for in a column: one of these texts, anywhere or at its beginning. */
export interface Pattern {
  texts: readonly string[];
  begins: boolean;
}

/** Finds a text anywhere in what people wrote, in any case. Wildcards are taken literally. */
export function containing(text: string): Pattern {
  return { texts: toSpellings(text), begins: false };
}

/** Finds what begins with a text, in any case. MySQL uses an index for it, SQLite for ASCII letters. */
export function startingWith(text: string): Pattern {
  return { texts: toSpellings(text), begins: true };
}

/** Finds a part of an alias. MySQL cannot compare other characters with the ASCII column of aliases. */
export function aliasContaining(alias: string): Pattern {
  return { texts: [alias], begins: false };
}

export function aliasStartingWith(alias: string): Pattern {
  return { texts: [alias], begins: true };
}

/**
 * Narrows a query to rows where at least one column matches its pattern.
 * @param patterns by column: `{ 'u.name': containing(q) }`
 */
export function narrowToPatterns<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  patterns: Record<string, Pattern>,
): SelectQueryBuilder<T> {
  const sqlite = select.connection.options.type === 'better-sqlite3';
  const parameters: Record<string, string> = {};
  const conditions = Object.entries(patterns).flatMap(([column, { texts, begins }]) =>
    texts.map((text, i) => {
      const name = `pattern_${column.replace('.', '_')}_${i}`;
      // SQLite's LIKE knows the cases of ASCII letters only.
      const listed = sqlite && /[\u0080-\uffff]/.test(text);
      parameters[name] = listed ? toGlob(text, begins) : toLike(text, begins);
      return listed ? `${column} GLOB :${name}` : `${column} LIKE :${name} ESCAPE '!'`;
    }),
  );
  return select.andWhere(`(${conditions.join(' OR ')})`, parameters);
}

function toLike(text: string, begins: boolean): string {
  return `${begins ? '' : '%'}${text.replace(/[!%_]/g, '!$&')}%`;
}

/** Lists the cases of each letter: `[кК]`. */
function toGlob(text: string, begins: boolean): string {
  const letters = Array.from(text, (letter) => {
    const cases = listCases(letter);
    return cases.length > 1 || '*?['.includes(letter) ? `[${cases.join('')}]` : letter;
  });
  return `${begins ? '' : '*'}${letters.join('')}*`;
}

function listCases(letter: string): string[] {
  const upper = letter.toUpperCase();
  const cases = [letter, letter.toLowerCase(), upper, upper.toLowerCase(), ...(letter === 'ß' ? ['ẞ'] : [])];
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}

/** As typed, and with each spelling of ß: in capitals Straße is STRASSE or STRAẞE, which no database knows by itself. */
function toSpellings(text: string): string[] {
  const typed = text.normalize('NFC');
  const others = ['ss', 'ß', 'ẞ'].map((sharp) => typed.replace(/ss|ß|ẞ/gi, sharp));
  return [...new Set([typed, ...others])];
}
