import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../platform/start-error';
import { DumpStatements } from './dump-statements';
import { assertMigrations, MIGRATIONS } from './list-tables';

/** The last line that the dump programs of MariaDB and MySQL write. */
const END = /^-- Dump completed/;

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
 * @throws StartError if it is damaged, not complete, without rows, or has statements that do not belong into it
 */
export async function checkDumpFile(file: string): Promise<string[]> {
  const statements = new DumpStatements();
  let last = '';
  let at = 0;
  let refusal: string | undefined;
  const note = (line: string) => {
    if (line !== '') last = line;
    at += 1;
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
  assertMigrations(file, statements.filled.has(MIGRATIONS));
  return statements.tables;
}

/** Shows how the statement begins, but nothing that a person wrote: it is recorded. */
function toRefusal(line: number, statement: string): string {
  const [shown = ''] = /^[\w `!*/\\]{0,60}/.exec(statement) ?? [];
  return `a dump of one database, made without --databases, has no such line ${line}: ${shown}`;
}
