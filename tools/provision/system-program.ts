import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program the tests use but npm does not install. */
export interface SystemProgram {
  /** What a person calls it. */
  title: string;
  /** File names, best first; absolute paths, also those of libraries, are taken as they are. */
  names: string[];
  /** Debian's package that brings it. */
  debianPackage: string;
}

/** Where system programs live that a normal user's PATH often leaves out. */
const SYSTEM_DIRS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/** Seconds. Tests run in several processes, and Debian lets one of them install at a time. */
const WAIT_FOR_OTHERS = 300;

function isFile(file: string, mode: number): boolean {
  try {
    accessSync(file, mode);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The full path of the first of `names` that is there and can be run, or undefined. */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | undefined {
  const dirs = [...path.split(delimiter).filter(Boolean), ...SYSTEM_DIRS];
  for (const name of names) {
    if (name.startsWith('/') && isFile(name, constants.R_OK)) return name;
    const found = dirs.map((dir) => join(dir, name)).find((file) => isFile(file, constants.X_OK));
    if (found) return found;
  }
  return undefined;
}

/**
 * The full path of the program: what is there, else Debian's package where we may install it.
 * @throws Error with one line that says what to install.
 */
export function provideProgram(program: SystemProgram): string {
  const found = findProgram(program.names);
  if (found) return found;
  const missing = `${program.title} is missing: install it, for example with "apt-get install ${program.debianPackage}"`;
  const apt = findProgram(['apt-get']);
  if (process.getuid?.() !== 0 || !apt) throw new Error(`${missing}.`);
  console.error(`Installing ${program.debianPackage} (once) …`);
  const reason = installPackage(apt, program.debianPackage);
  const installed = findProgram(program.names);
  if (!installed) throw new Error(`${missing} (apt-get could not: ${reason}).`);
  return installed;
}

/** Installs without recommendations; refreshes the package lists when the first attempt fails. */
function installPackage(apt: string, name: string): string {
  const run = (...args: string[]) =>
    spawnSync(apt, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const waiting = ['-o', `DPkg::Lock::Timeout=${WAIT_FOR_OTHERS}`];
  const install = [...waiting, 'install', '-y', '-q', '--no-install-recommends', name];
  let result = run(...install);
  if (result.status !== 0) {
    run('update', '-q');
    result = run(...install);
  }
  return result.stderr.trim().split('\n').at(-1) ?? '';
}
