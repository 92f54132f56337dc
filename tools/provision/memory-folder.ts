import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** More than all tests that run at once fill. A container often has only 64 MB. */
const ENOUGH = 2 * 1024 ** 3;

/** Where tests keep their databases: in memory, if there is room, because a disk makes each commit wait. */
export const MEMORY_FOLDER = hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir();

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}
