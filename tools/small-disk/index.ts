import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpWithProcess } from '../provision/clean-up';

/** A file system in memory, small enough to be filled in a moment. */
export interface SmallDisk {
  /** Writes a file until so many megabytes are left, or no room at all. */
  fill(left?: number): void;
  /** Deletes that file. */
  free(): void;
  /** Removes the disk with all that is on it. */
  remove(): void;
}

/**
 * Mounts one of `megabytes` at a folder that is there, which then belongs to the user that is named.
 * @throws Error with one line where nothing may be mounted, as without root.
 */
export function mountSmallDisk(
  dir: string,
  megabytes: number,
  user?: { uid: number; gid: number },
): SmallDisk {
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : '';
  const options = `size=${megabytes}m,mode=0700${owner}`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No small disk can be mounted here: ${stderr.trim()}`);
  const filler = join(dir, 'filler');
  const unmount = () => void spawnSync('umount', ['--lazy', dir]);
  const forget = cleanUpWithProcess(unmount);
  return {
    fill: (left = 0) => writeUntil(left * 1024 * 1024, filler, dir),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      forget();
      unmount();
    },
  };
}

function writeUntil(left: number, file: string, dir: string): void {
  const descriptor = openSync(file, 'w');
  try {
    while (freeBytes(dir) > left) writeSync(descriptor, Buffer.alloc(64 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

function freeBytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
