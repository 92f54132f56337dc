import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildNumber, writeBuildNumber } from './build-number';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'ringtag-build-number-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const git = (cwd: string, ...args: string[]): string => {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
};

describe('the number of a build', () => {
  it('should count the commits up to the one that is checked out', () => {
    git(dir, 'init', '--quiet');
    expect(readBuildNumber(dir, undefined)).toBeUndefined();
    for (const name of ['one', 'two'])
      git(dir, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', name);
    const commit = git(dir, 'rev-parse', 'HEAD');
    expect(readBuildNumber(dir, '')).toEqual({ number: 2, commit });
    git(dir, 'checkout', '--quiet', 'HEAD~1');
    expect(readBuildNumber(dir, undefined)).toMatchObject({ number: 1 });
  });

  it('should be unknown in a shallow clone, and without history', () => {
    const origin = join(dir, 'origin');
    mkdirSync(origin);
    git(origin, 'init', '--quiet');
    for (const name of ['one', 'two'])
      git(origin, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', name);
    git(dir, 'clone', '--quiet', '--depth=1', `file://${origin}`, 'shallow');
    expect(readBuildNumber(join(dir, 'shallow'), undefined)).toBeUndefined();
    expect(readBuildNumber(dir, undefined)).toBeUndefined();
  });

  it('should be the one that is given, which has to be whole', () => {
    const commit = 'a'.repeat(40);
    expect(readBuildNumber(dir, `12 ${commit}`)).toEqual({ number: 12, commit });
    for (const odd of ['12', commit, `0 ${commit}`, `12 ${commit}\n`, '12 abc'])
      expect(() => readBuildNumber(dir, odd)).toThrow('git rev-list --count HEAD');
  });
});

it('should stand beside the builds of the shell and the remotes, and go when it is unknown', () => {
  for (const name of ['shell', 'mfe-scan', 'api']) mkdirSync(join(dir, name, 'dist'), { recursive: true });
  mkdirSync(join(dir, 'mfe-new'));
  writeFileSync(join(dir, 'mfe-file'), '');
  const build = { number: 12, commit: 'a'.repeat(40) };
  writeBuildNumber(dir, build);
  const files = ['shell', 'mfe-scan', 'mfe-new', 'api'].map((name) => join(dir, name, 'dist/release.json'));
  expect(files.map((file) => existsSync(file))).toEqual([true, true, false, false]);
  expect(JSON.parse(readFileSync(files[1]!, 'utf8'))).toEqual(build);
  writeBuildNumber(dir, undefined);
  expect(files.some((file) => existsSync(file))).toBe(false);
});
