import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../provision/system-program';

/** The only suite with MySQL: the others have MariaDB in its place. */
const SUITE = 'sid';
const PACKAGES = ['mysql-server-core', 'mysql-client-core'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

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
  const apt = findProgram(['apt-get']);
  const dpkg = findProgram(['dpkg-deb']);
  if (!apt || !dpkg || !existsSync(KEYRING))
    throw new Error('MySQL is missing: install it, or run this on Debian, whose packages can be unpacked.');
  console.error(`Fetching ${PACKAGES.join(' and ')} of Debian ${SUITE} (once) …`);
  mkdirSync(keptIn(), { recursive: true });
  const dir = mkdtempSync(join(keptIn(), 'unpacking-'));
  try {
    const packages = download(apt, dir);
    for (const file of packages) run(dpkg, ['-x', file, join(dir, 'root')]);
    renameSync(join(dir, 'root'), root);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return root;
}

/** The packages and all that they depend on, as for a system on which nothing is installed yet. */
function download(apt: string, dir: string): string[] {
  const [lists, cache] = [join(dir, 'lists'), join(dir, 'cache')];
  for (const folder of [lists, join(cache, 'archives')])
    mkdirSync(join(folder, 'partial'), { recursive: true });
  writeFileSync(
    join(dir, 'sources.list'),
    `deb [signed-by=${KEYRING}] http://deb.debian.org/debian ${SUITE} main\n`,
  );
  writeFileSync(join(dir, 'status'), '');
  const own = {
    'Dir::Etc::sourcelist': join(dir, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::Etc::preferencesparts': '/dev/null',
    'Dir::State::lists': lists,
    'Dir::State::status': join(dir, 'status'),
    'Dir::Cache': cache,
    // Nothing is installed, so the lock of the system's packages is not needed.
    'Debug::NoLocking': 'true',
    'APT::Sandbox::User': 'root',
  };
  const options = Object.entries(own).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  run(apt, [...options, '-q', 'update']);
  run(apt, [...options, '-q', '-y', '--no-install-recommends', '--download-only', 'install', ...PACKAGES]);
  const archives = join(cache, 'archives');
  return readdirSync(archives)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(archives, name));
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0)
    throw new Error(`MySQL is missing, and ${program} could not: ${stderr.trim().split('\n').at(-1)}`);
}
