import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts, styles and pictures, and their compressed copies. Nobody but developers asks for source maps. */
const HASHED = /\.[0-9a-f]{8,}\.(?!map$)[a-z0-9]+(\.(br|gz))?$/;
/** Names the files of a build that an earlier one made: they do not travel further. */
const LIST = 'carried.json';

/**
 * Copies the hashed files that a release has built into the builds of the next one, where they are missing. Each
 * directory holds `<application>/dist`. Answers how many files it copied.
 * @throws Error if there is no build in the previous directory
 */
export function carryFiles(previous: string, next: string): number {
  const applications = readdirSync(previous).filter((name) =>
    existsSync(join(previous, name, 'dist/chunks.json')),
  );
  if (applications.length === 0) throw new Error(`There is no build in ${previous}`);
  return applications
    .map((name) => carryApplication(join(previous, name, 'dist'), join(next, name, 'dist')))
    .reduce((sum, count) => sum + count);
}

function carryApplication(from: string, to: string): number {
  const [carriedBefore, carried] = [readList(from), readList(to)];
  const files = listHashed(from).filter(
    (file) => !carriedBefore.includes(file) && !existsSync(join(to, file)),
  );
  for (const file of files) cpSync(join(from, file), join(to, file));
  if (files.length > 0)
    writeFileSync(join(to, LIST), `${JSON.stringify([...carried, ...files].sort(), null, 1)}\n`);
  return files.length;
}

function listHashed(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => HASHED.test(file));
}

function readList(dist: string): string[] {
  return existsSync(join(dist, LIST)) ? (JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as string[]) : [];
}
