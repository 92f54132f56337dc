import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const API = join(__dirname, '../../..');

/** What MySQL 9.7 refuses as a name, and MariaDB 10.11 takes. */
const RESERVED = new Set(
  `cube cume_dist database dense_rank empty external first_value function generated get grouping groups io_after_gtids
   io_before_gtids json_table lag last_value lateral lead library nth_value ntile of optimizer_costs option percent_rank
   qualify rank row schema stored system tablesample virtual window`.split(/\s+/),
);

/** Names that a piece of SQL gives without quotes. */
const aliasesIn = (text: string): string[] => [...text.matchAll(/\bAS (\w+)/g)].map(([, alias]) => alias!);

/** The tests of every commit run on MariaDB, which takes more names than MySQL. */
describe('Names in SQL', () => {
  const files = execFileSync('git', ['ls-files', 'src/*.ts', 'schema/*.ts'], { cwd: API, encoding: 'utf8' });
  const sources = files.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));

  it('should be none that MySQL reserves', () => {
    const aliases = sources.flatMap((file) => aliasesIn(readFileSync(join(API, file), 'utf8')));
    expect(aliases.length).toBeGreaterThan(20);
    expect(aliases.filter((alias) => RESERVED.has(alias.toLowerCase()))).toEqual([]);
  });
});
