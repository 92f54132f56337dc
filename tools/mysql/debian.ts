import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { provideProgram } from '../provision/system-program';

/** The only suite with MySQL: the others have MariaDB in its place. */
const SUITE = 'sid';
const PACKAGES = ['mysql-server-core', 'mysql-client-core'];

/** Read by whoever runs the server, who may not be us. */
const keptIn = () => (process.getuid?.() === 0 ? '/var/cache/ringtag' : join(homedir(), '.cache', 'ringtag'));

/**
 * Debian's MySQL with every library that it needs, unpacked into a folder of its own: this system may be older, and its
 * own packages stay as they are. Some 65 MB are fetched the first time; the folder is kept, and may be deleted.
 * @returns the folder that holds `usr`
 * @throws Error with one line when they cannot be had
 */
export function provideDebianMySql(): string {
  const root = join(keptIn(), `mysql-${SUITE}`);
  if (existsSync(root)) return root;
  const title = 'MySQL, or mmdebstrap, which fetches that of Debian,';
  const program = provideProgram({ title, names: ['mmdebstrap'], debianPackage: 'mmdebstrap' });
  console.error(`Fetching ${PACKAGES.join(' and ')} of Debian ${SUITE} (once) …`);
  mkdirSync(keptIn(), { recursive: true });
  const dir = mkdtempSync(join(keptIn(), 'unpacking-'));
  try {
    const unpacked = join(dir, 'root');
    // Proxies and the like are as for the packages of this system.
    const options = ['--variant=extract', '--aptopt=#include /etc/apt/apt.conf.d/'];
    const args = [...options, `--include=${PACKAGES.join(',')}`, SUITE, unpacked];
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`MySQL is missing, and mmdebstrap failed: ${findError(stderr)}`);
    renameSync(unpacked, root);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return root;
}

const findError = (printed: string): string => /^E: (.*)/m.exec(printed)?.[1] ?? printed.trim();
