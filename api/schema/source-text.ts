import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Writes a file as Prettier wants it. */
export async function save(path: string, source: string): Promise<void> {
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), parser: 'typescript' }));
}

/** The source text of a list of statements. */
export function literals(statements: string[]): string {
  return `[${statements.map(literal).join(', ')}]`;
}

/**
 * The source text of a statement. A CREATE TABLE is written with one column a line, to be readable, and joined into one
 * line when it runs, because TypeORM's parser cannot read line breaks.
 */
function literal(statement: string): string {
  const sql = statement.replace(/(CHARACTER SET|COLLATE) "(\w+)"/g, '$1 $2');
  const lines = sql.startsWith('CREATE TABLE') ? clauses(sql) : [sql];
  if (lines.length === 1) return JSON.stringify(sql);
  return `[${lines.map((line) => JSON.stringify(line)).join(',\n')}].join('')`;
}

/** Splits `CREATE TABLE x (a, b(1, 2)) c` at the commas between its clauses. */
function clauses(sql: string): string[] {
  const lines: string[] = [];
  let depth = 0;
  let line = '';
  for (const character of sql) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const ends = depth === 0 && character === ')';
    if (ends) lines.push(line.trim());
    line = ends ? character : line + character;
    if ((character === '(' && depth === 1 && lines.length === 0) || (character === ',' && depth === 1)) {
      lines.push(line.trim());
      line = '';
    }
  }
  return [...lines, line];
}
