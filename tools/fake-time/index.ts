import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { provideProgram } from '../provision/system-program';

/** Debian puts it into a folder with the name of the machine's kind. */
const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/**
 * Environment of a process whose clock is ahead, or behind for a negative number. Its timers run as always: they follow
 * the clock that only counts up.
 * @throws Error with one line when libfaketime is missing.
 */
export function aheadBy(seconds: number): Record<string, string> {
  return {
    LD_PRELOAD: provideLibrary(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function provideLibrary(): string {
  provideProgram({ title: 'libfaketime', names: ['faketime'], debianPackage: 'faketime' });
  const places = readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, LIBRARY));
  const found = [...places, join(LIBRARIES, LIBRARY)].find(existsSync);
  if (!found) throw new Error(`libfaketime is missing: ${LIBRARY} is not in ${LIBRARIES}.`);
  return found;
}
