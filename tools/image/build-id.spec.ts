import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildId } from './build-id';

describe('the id of a build', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'ringtag-build-id-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  const git = (...args: string[]): string => {
    const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
    return execFileSync('git', [...who, ...args], { cwd: dir, encoding: 'utf8' }).trim();
  };
  const commit = (content: string) => {
    writeFileSync(join(dir, 'file'), content);
    git('add', 'file');
    git('commit', '--quiet', '--no-verify', '--message', content);
  };

  it('should be the commit, or its tag, and say that files differ', () => {
    git('init', '--quiet');
    commit('one');
    expect(readBuildId(dir, undefined)).toBe(git('rev-parse', '--short', 'HEAD'));
    git('tag', 'v2');
    expect(readBuildId(dir, '')).toBe('v2');
    writeFileSync(join(dir, 'file'), 'two');
    expect(readBuildId(dir, undefined)).toBe('v2-dirty');
  });

  it('should be the one that is given, and none without history', () => {
    expect(readBuildId(dir, 'release-7')).toBe('release-7');
    expect(readBuildId(dir, undefined)).toBeUndefined();
  });
});
