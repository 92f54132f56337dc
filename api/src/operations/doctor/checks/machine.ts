import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../../../platform/config/config';
import { type Findings, type Finding, ok, problem, warning } from '../finding';

const MB = 1e6;
/** Less is a problem. Photos and messages of a day fit in. */
const LEAST_FREE = 100 * MB;
const ENOUGH_FREE = 1000 * MB;
/** Nothing of ours stays in the folder for temporary files. */
const LEAST_TEMPORARY = 10 * MB;

/** Node's release schedule: the last day with security updates. Odd versions have none for long. */
const LAST_DAY: Record<number, string> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

/** The disk and the Node that this command has, which are usually those of the server. */
export async function* checkMachine(dataDir: string, database: DatabaseConfig): Findings {
  yield nodeFinding(process.versions.node, new Date().toISOString().slice(0, 10));
  yield await dataFolderFinding(dataDir, database);
  const free = await readFree(tmpdir());
  if (free < LEAST_TEMPORARY)
    yield problem(`The temporary folder ${tmpdir()} is full.`, 'Free up some space there.');
}

export function nodeFinding(version: string, today: string): Finding {
  const major = Number.parseInt(version, 10);
  const lastDay = LAST_DAY[major];
  const isKept =
    lastDay === undefined ? major > Math.max(...Object.keys(LAST_DAY).map(Number)) : today <= lastDay;
  if (isKept) return ok(`This command runs on Node ${version}.`);
  return warning(`Node ${version} no longer gets security updates.`, 'Install Node 24.');
}

async function dataFolderFinding(dataDir: string, database: DatabaseConfig): Promise<Finding> {
  const folder = firstExisting(dataDir);
  const free = await readFree(folder);
  const embedded = !database.url && existsSync(database.sqliteFile);
  // A back-up, and some migrations, need the size of the file once more.
  const needed = embedded ? 2 * statSync(database.sqliteFile).size : 0;
  const what = `${folder} has ${Math.floor(free / MB)} MB free.`;
  const todo = 'Free up some space, or move the folder to a larger disk.';
  if (free < LEAST_FREE) return problem(what, todo);
  return free < Math.max(ENOUGH_FREE, needed) ? warning(what, todo) : ok(what);
}

/** In bytes; 0 where no more files can be made. */
async function readFree(folder: string): Promise<number> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
}

function firstExisting(folder: string): string {
  return existsSync(folder) ? folder : firstExisting(dirname(folder));
}
