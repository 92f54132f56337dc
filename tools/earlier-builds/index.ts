import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIn, linkPackages } from './build-in';
import { getReleased, hasFile, type Released, type ReleaseName, RELEASES } from './released-commit';

export { getReleased, RELEASES, type ReleaseName };

const ROOT = join(__dirname, '../..');
/** Builds by their commit. */
const CACHE = join(ROOT, 'node_modules/.cache/ringtag-releases');

/** The builds of an earlier release. */
export interface EarlierBuilds extends Released {
  /** The path of the folder that has `<application>/dist`, as a checkout has it. */
  folder: string;
}

/**
 * Builds applications of an earlier release, each with the packages that its lockfile names; those that were built before
 * are not built again, and those that it did not have are left out. Throws where the history does not have the release, and where a build fails.
 */
export function provideEarlierBuilds(name: ReleaseName, applications: readonly string[]): EarlierBuilds {
  const released = getReleased(ROOT, name);
  const folder = join(CACHE, released.commit);
  const missing = applications.filter(
    (application) =>
      !existsSync(join(folder, application, 'dist')) &&
      hasFile(ROOT, released.commit, `${application}/rspack.config.ts`),
  );
  if (missing.length > 0) {
    forgetOthers();
    build(released.commit, missing, folder);
  }
  return { ...released, folder };
}

/** Releases that are not named any more. */
function forgetOthers(): void {
  const named = RELEASES.map((name) => getReleased(ROOT, name).commit);
  for (const commit of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (!named.includes(commit)) rmSync(join(CACHE, commit), { recursive: true });
}

function build(commit: string, applications: readonly string[], folder: string): void {
  mkdirSync(join(ROOT, '.nx'), { recursive: true });
  // On the disk of the packages, which are linked.
  const sources = mkdtempSync(join(ROOT, '.nx/earlier-'));
  try {
    const archive = join(sources, 'sources.tar');
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    execFileSync('tar', ['-xf', archive, '-C', sources]);
    if (hasSamePackages(sources)) linkPackages(ROOT, sources);
    else install(sources);
    for (const application of applications) {
      buildIn(sources, application);
      keep(join(sources, application, 'dist'), join(folder, application, 'dist'));
    }
    // The server loads its packages when it runs: from the checkout, unless they are others.
    const packages = join(folder, 'node_modules');
    if (!hasSamePackages(sources) && !existsSync(packages)) keep(join(sources, 'node_modules'), packages);
  } finally {
    rmSync(sources, { recursive: true });
  }
}

function hasSamePackages(sources: string): boolean {
  const [then, now] = [sources, ROOT].map((each) => readFileSync(join(each, 'package-lock.json'), 'utf8'));
  return then === now;
}

function install(sources: string): void {
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** In one step: what breaks off leaves nothing that looks like a build. */
function keep(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
