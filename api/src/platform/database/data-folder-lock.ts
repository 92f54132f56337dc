import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartError } from '../start-error';

/** Referenced for the life of the process: closing it would release the lock. */
let held: Database.Database | undefined;

/**
 * Locks the data folder: only one process may use the embedded database, because a second one would not see the caches
 * of the first. The operating system releases the lock when the process ends, also after a crash. Throws StartError.
 * Closes the folder to other users of the machine: earlier releases left it open.
 */
export function lockDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  closeToOthers(dataDir);
  held = new Database(join(dataDir, 'lock.sqlite'));
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new StartError(`Another process is already using ${dataDir}. Stop it, or set DATA_DIR.`);
  }
}

/** A folder that is mounted into a container may belong to another user. Only that user can change its mode. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
