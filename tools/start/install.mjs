import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace root. */
export const ROOT = join(import.meta.dirname, '../..');

/** Whether a Node version such as `20.19.4` is at least the `>=20.19` of package.json's engines. */
export function nodeIsNewEnough(version, engines) {
  const wanted = engines.replace('>=', '').split('.').map(Number);
  const actual = version.split('.').map(Number);
  for (const [index, part] of wanted.entries()) {
    if (actual[index] !== part) return actual[index] > part;
  }
  return true;
}

/**
 * Whether node_modules holds what the lockfile asks for. `installed` is npm's own list, node_modules/.package-lock.json.
 * Compared by content: a fresh clone's lockfile is always "newer" than anything. Packages for other platforms may be missing.
 */
export function isInstalled(lockfile, installed) {
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version;
  });
}

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

function packagesAreInstalled() {
  try {
    return isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'));
  } catch {
    return false;
  }
}

/** Ends the process with one line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Checks Node and installs what is missing, so that a fresh clone needs no step of its own. */
export function prepare() {
  const { engines } = readJson('package.json');
  if (!nodeIsNewEnough(process.versions.node, engines.node)) {
    fail(
      `Ringtag needs Node ${engines.node.replace('>=', '')} or newer. You have Node ${process.versions.node}.`,
    );
  }
  if (packagesAreInstalled()) return;
  console.error('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const [program, ...args] = [...command, 'ci', '--no-audit', '--no-fund'];
  const result = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (result.status === 0) return;
  console.error(result.stderr);
  fail('Couldn’t install packages: "npm ci" failed. See the output above.');
}
