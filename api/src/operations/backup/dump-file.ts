import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../platform/start-error';
import { DumpStatements } from './dump-statements';
import { assertMigrations, MIGRATIONS, OWN_MIGRATIONS } from './list-tables';

/** The last line that the dump programs of MariaDB and MySQL write. */
const END = /^-- Dump completed/;

const INSERTS_MIGRATIONS = new RegExp(`^INSERT INTO \`${MIGRATIONS}\``);

/** Compresses the statements of a dump into a file. */
export async function writeDumpFile(statements: Readable, file: string): Promise<void> {
  await pipeline(statements, createGzip(), createWriteStream(file));
}

/** Sends the statements of such a file. */
export async function sendDumpFile(file: string, target: Writable): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), target);
}

/**
 * Reads all of such a file. Answers its tables.
 * @throws StartError if it is damaged, not complete, not ours, or has statements that do not belong into it
 */
export async function checkDumpFile(file: string): Promise<string[]> {
  const statements = new DumpStatements();
  let last = '';
  let at = 0;
  let refusal: string | undefined;
  const migrations = { haveBegun: false, areOwn: false };
  const note = (line: string) => {
    if (line !== '') last = line;
    at += 1;
    migrations.haveBegun ||= INSERTS_MIGRATIONS.test(line);
    // Some programs write each row into a line of its own.
    migrations.areOwn ||=
      migrations.haveBegun && OWN_MIGRATIONS.mysql.some((name) => line.includes(`'${name}'`));
    const foreign = statements.findForeign(line);
    if (foreign !== undefined) refusal ??= toRefusal(at, foreign);
  };
  const read = async (parts: AsyncIterable<Buffer>) => {
    let line = '';
    for await (const part of parts) {
      const [rest = '', ...others] = part.toString('latin1').split('\n');
      line += rest;
      for (const next of others) {
        note(line);
        line = next;
      }
    }
    note(line);
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), read);
  } catch (error) {
    throw new StartError(`${file} is damaged: ${(error as Error).message}`, { cause: error });
  }
  if (!END.test(last)) throw new StartError(`${file} is not complete: it does not end with "Dump completed"`);
  if (refusal) throw new StartError(`${file} is refused: ${refusal}`);
  assertMigrations(file, migrations.areOwn);
  return statements.tables;
}

/** Shows how the statement begins, but nothing that a person wrote: it is recorded. */
function toRefusal(line: number, statement: string): string {
  const [shown = ''] = /^[\w `!*/\\]{0,60}/.exec(statement) ?? [];
  return `a dump of one database, made without --databases, has no such line ${line}: ${shown}`;
}
