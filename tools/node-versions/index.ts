import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import versions from './versions.json';

/** Git and all checks ignore it. `npm ci` empties it; then the files come from npm's own cache. */
const CACHE = join(__dirname, '../../node_modules/.cache/node-versions');

/** A major version that tests can fetch. */
export type NodeVersion = keyof typeof versions;

/**
 * Full path of the program of another Node version. If it is not there, npm fetches it (60 MB) and compares it with the
 * checksum in versions.json.
 * @param cache the folder that it is kept in
 * @throws Error with one line that says why there is none
 */
export function provideNode(major: NodeVersion, cache = CACHE): string {
  const { version, ...checksums } = versions[major];
  const name = `node-${process.platform}-${process.arch}`;
  const checksum = new Map(Object.entries(checksums)).get(process.arch);
  if (process.platform !== 'linux' || !checksum) throw new Error(`There is no ${name} to fetch.`);
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (isWhole(program, version)) return program;

  console.error(`Fetching Node ${version} (once) …`);
  writePackage(folder, { name, version, checksum });
  // It has to say what went wrong, even where "npm test --silent" has called us.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  // Jest gives tests an environment of their own, which a program gets only where it is named.
  const options = { cwd: folder, env: process.env, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('npm', args, options);
  if (status === 0 && isWhole(program, version)) return program;
  const [, reason = stderr.trim()] = /^npm error (?!code |syscall |errno )(.*)/m.exec(stderr) ?? [];
  throw new Error(`Node ${version} is missing: npm could not fetch it (${reason}).`);
}

/** Whether it runs: a fetch that was interrupted leaves a part of the file. */
function isWhole(program: string, version: string): boolean {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
}

/** A package that needs nothing but that version. npm refuses files that do not match the checksum in the lockfile. */
function writePackage(
  folder: string,
  { name, version, checksum }: { name: string; version: string; checksum: string },
): void {
  const dependencies = { [name]: version };
  const packages = {
    '': { dependencies },
    [`node_modules/${name}`]: { version, integrity: checksum },
  };
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { private: true, dependencies });
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages });
}
