import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getReleased, RELEASES } from './released-commit';

const ROOT = join(__dirname, '../..');

describe('releases.json', () => {
  it.each(RELEASES)('should name a commit that leads to this one: %s', (name) => {
    expect(getReleased(ROOT, name)).toMatchObject({ contract: expect.any(Number) as number });
  });
});

describe('getReleased', () => {
  let checkout: string;
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
    return execFileSync('git', [...author, ...args], { cwd: checkout, encoding: 'utf8' }).trim();
  };
  const commit = (contractVersion: number) => {
    mkdirSync(join(checkout, 'mfe-scan'), { recursive: true });
    writeFileSync(join(checkout, 'mfe-scan/remote.json'), JSON.stringify({ contractVersion }));
    git('add', '.');
    git('commit', '-q', '-m', `contract ${contractVersion}`);
    return git('rev-parse', 'HEAD');
  };
  const name = (last: string) => writeFileSync(join(checkout, 'releases.json'), JSON.stringify({ last }));
  const read = () => getReleased(checkout, 'last');

  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'ringtag-releases-'));
    git('init', '-q');
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  it('should tell the contract that the remotes of the release have', () => {
    const released = commit(4);
    commit(5);
    name(released);
    expect(read()).toEqual({ commit: released, contract: 4 });
  });

  it('should say that the history is missing, as in a shallow clone', () => {
    commit(5);
    name('a'.repeat(40));
    expect(read).toThrow(/does not have a{40} \("last"\)\. Fetch the whole history: git fetch --unshallow/);
  });

  it('should refuse a commit of another branch', () => {
    const start = commit(4);
    const other = commit(5);
    git('reset', '-q', '--hard', start);
    name(other);
    expect(read).toThrow(/does not lead to HEAD/);
  });

  it.each(['', 'main', 'd07973b4'])('should refuse what is no whole id of a commit: "%s"', (text) => {
    name(text);
    expect(read).toThrow('"last" is not the whole id of a commit');
  });
});
