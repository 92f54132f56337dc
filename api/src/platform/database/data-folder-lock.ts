import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartError } from '../start-error';

/** Kept for the life of the process: closing it would let go of the lock. */
let held: Database.Database | undefined;

/**
 * The embedded database serves one process: a second one would not see what the first keeps in memory.
 * The lock is the operating system's, so it ends with the process however that ends. Throws StartError.
 */
export function holdDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  held = new Database(join(dataDir, 'lock.sqlite'));
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new StartError(`Another process serves ${dataDir} already: stop it or set DATA_DIR`);
  }
}
