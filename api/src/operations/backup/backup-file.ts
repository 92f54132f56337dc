import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, SECOND } from '@ringtag/contracts';
import { listOldBackups, toBackupName } from './old-backups';

const PART = '.part';
/** No backup takes so long: what is older was left by one that was killed. */
const LEFT_MS = 24 * HOUR;

/** A file of a folder of backups. */
interface BackupFile {
  name: string;
  bytes: number;
}

/**
 * Makes a file of a folder of backups, for its owner alone. It gets its name only when it is complete and on the disk:
 * `write` fills and checks a file of another name.
 */
export async function makeBackupFile(
  folder: string,
  at: Date,
  extension: string,
  write: (file: string) => Promise<void>,
): Promise<BackupFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = await claimName(folder, at, extension);
  const file = join(folder, name);
  const part = `${file}${PART}`;
  try {
    await write(part);
    await chmod(part, 0o600);
    await flush(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flush(folder);
  return { name, bytes: (await stat(file)).size };
}

/** Takes a name by making the file that is filled. Of two that begin within a second, one gets the name of the next. */
async function claimName(folder: string, at: Date, extension: string): Promise<string> {
  const name = toBackupName(at, extension);
  const file = join(folder, name);
  const isMine = await open(`${file}${PART}`, 'wx', 0o600).then(
    (handle) => handle.close().then(() => true),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
  if (isMine && !existsSync(file)) return name;
  if (isMine) await rm(`${file}${PART}`);
  return claimName(folder, new Date(at.getTime() + SECOND), extension);
}

/** Deletes backups that are old now that `made` is complete, and what killed ones left. Answers their names. */
export async function deleteOldBackups(folder: string, made: string): Promise<string[]> {
  const files = await readdir(folder);
  const left: string[] = [];
  for (const file of files.filter((name) => name.startsWith('ringtag-') && name.endsWith(PART)))
    if (Date.now() - (await stat(join(folder, file))).mtimeMs > LEFT_MS) left.push(file);
  const old = [...listOldBackups(files, made), ...left];
  for (const file of old) await rm(join(folder, file), { force: true });
  return old;
}

/** Waits until the disk has it: a power cut must not leave an empty file behind. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
