import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';
import { type Change, REACH } from './change';
import type { PlaywrightReport, PlaywrightSuite } from './counts';

/** The remotes that each file of browser tests loads, as a whole run of them has seen. */
export type Reach = Record<string, string[]>;

const FILE = join(ROOT, REACH);
const REMOTE = /^mfe-/;
const BROWSER_TESTS = /^e2e\/[^/]+\.e2e\.ts$/;

export const readReach = (): Reach => JSON.parse(readFileSync(FILE, 'utf8')) as Reach;

export const writeReach = (reach: Reach): void => writeFileSync(FILE, `${JSON.stringify(reach, null, 2)}\n`);

/** Reads what e2e/support/fixtures.ts notes at each test. */
export function toReach({ suites }: PlaywrightReport): Reach {
  const reach: Record<string, Set<string>> = {};
  const walk = ({ suites: inner = [], specs }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const remotes = (reach[file] ??= new Set());
      for (const { annotations } of tests)
        for (const { type, description = '' } of annotations) if (type === 'remote') remotes.add(description);
    }
    inner.forEach(walk);
  };
  suites.forEach(walk);
  const files = Object.keys(reach).sort();
  return Object.fromEntries(files.map((file) => [file, [...reach[file]!].sort()]));
}

/**
 * The browser tests that a change can reach, as paths. None are named where that is all of them: only a change that
 * stays in remotes and in files of tests reaches fewer. A file that no whole run has seen yet is reached by each change.
 */
export function browserTestsReached(
  { files, folders }: Change,
  tracked: string[],
  reach: Reach,
): string[] | undefined {
  const ownTests = files.filter((file) => BROWSER_TESTS.test(file));
  const inTests = files.filter((file) => file.startsWith('e2e/'));
  const onlyRemotes = folders.every((folder) => REMOTE.test(folder) || folder === 'e2e');
  if (!onlyRemotes || ownTests.length < inTests.length) return undefined;
  return tracked
    .filter((file) => BROWSER_TESTS.test(file))
    .filter((test) => {
      const remotes = reach[test.slice('e2e/'.length)];
      return !remotes || ownTests.includes(test) || remotes.some((remote) => folders.includes(remote));
    });
}
