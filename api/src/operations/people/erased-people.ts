import { existsSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import type { Signer } from '../../platform/secrets/signer';
import { StartError } from '../../platform/start-error';

/** The name of the list that "restore" looks for. docs/operations.md has it, too. */
const LIST = 'erased-people';
/** The hash of an address, and when its person was erased. */
const LINE = /^([\w-]{43}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
const EXAMPLE = `${'A'.repeat(43)} 2026-11-30T10:00:00.000Z`;

/** What was read from a list, and how many of its lines could not be read. */
interface ErasedList {
  /** By their hashes, the latest time of each. */
  people: Map<string, Date>;
  torn: number;
}

/**
 * The list of people who were erased: a file that lies beside the backups, so that whoever restores one erases them
 * again. It has keyed hashes of their addresses, so it says nothing without `SECRET_KEY`.
 */
@Injectable()
export class ErasedPeople {
  constructor(private readonly keys: SecretKeys) {}

  /** @param email canonical */
  toHash(email: string, key: Signer = this.keys.signing): string {
    return key.sign(`erased-person:${email}`);
  }

  /** When the person was erased last; undefined for somebody who is not in the list. Knows the key of before, too. */
  findIn(list: ReadonlyMap<string, Date>, email: string): Date | undefined {
    const times = this.keys.accepted.flatMap((key) => list.get(this.toHash(email, key)) ?? []);
    return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
  }

  /**
   * Adds a person to the list, and waits until the disk has it: the file is needed where all else is lost. Throws
   * StartError for a file that is no such list, or that cannot be written.
   */
  async add(file: string, email: string, at: Date): Promise<void> {
    assertNoFolder(file);
    if (existsSync(file)) await this.read(file);
    try {
      await append(file, `${this.toHash(email)} ${at.toISOString()}\n`);
    } catch (error) {
      throw new StartError(`Cannot write ${file}: ${(error as Error).message}`, { cause: error });
    }
  }

  /**
   * Passes over lines that a power cut tore: the persons were not erased yet. Throws StartError for a file that is no such
   * list.
   */
  async read(file: string): Promise<ErasedList> {
    const text = await readText(file);
    const people = new Map<string, Date>();
    let torn = 0;
    for (const [at, line] of text.split('\n').entries()) {
      if (line === '') continue;
      const [, hash, time] = LINE.exec(line) ?? [];
      const isBeginning = LINE.test(line + EXAMPLE.slice(line.length));
      if (!isBeginning) throw new StartError(`${file} is no list of erased people: see its line ${at + 1}.`);
      if (!hash || !time) torn += 1;
      else people.set(hash, new Date(Math.max(Date.parse(time), Number(people.get(hash) ?? 0))));
    }
    if (people.size === 0 && text.includes('\n'))
      throw new StartError(`${file} is no list of erased people: no line of it is whole.`);
    return { people, torn };
  }
}

/** The list that lies beside a backup; undefined where there is none. Throws StartError where a folder has its name. */
export function findListBeside(backup: string): string | undefined {
  const list = join(dirname(backup), LIST);
  assertNoFolder(list);
  return existsSync(list) ? list : undefined;
}

/** Throws StartError, also for a folder that is not there yet. */
function assertNoFolder(file: string): void {
  if (file.endsWith(sep) || (existsSync(file) && statSync(file).isDirectory()))
    throw new StartError(`${file} is a folder. Name a file, such as ${join(file, LIST)}.`);
}

async function append(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    await handle.appendFile(`${(await isTorn(handle)) ? '\n' : ''}${line}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether the last line has no end: a power cut came between. */
async function isTorn(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

async function readText(file: string): Promise<string> {
  assertNoFolder(file);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`Cannot read ${file}: ${(error as Error).message}`, { cause: error });
  }
}
