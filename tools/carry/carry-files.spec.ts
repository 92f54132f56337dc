import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { carryFiles } from './carry-files';

describe('carrying the files of the release before', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'ringtag-carry-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  /** A build of an application with these files, each of which says of which release it is. */
  const build = (release: string, application: string, files: string[]) => {
    for (const file of new Set(['chunks.json', ...files])) {
      const path = join(dir, release, application, 'dist', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, release);
    }
  };
  const carry = (previous: string, next: string) => carryFiles(join(dir, previous), join(dir, next));
  const list = (release: string, application: string) => {
    const dist = join(dir, release, application, 'dist');
    return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.[0-9a-f]{8}\./.test(file),
    );
  };

  it('should bring hashed files with their compressed copies, and nothing else', () => {
    const hashed = [
      'assets/a.11111111.js',
      'assets/a.11111111.js.br',
      'assets/p.11111111.svg',
      'entry.11111111.js',
    ];
    build('one', 'mfe-scan', [...hashed, 'assets/a.11111111.js.map', 'remote.json', 'chunks.json']);
    build('two', 'mfe-scan', ['assets/a.22222222.js', 'chunks.json']);
    expect(carry('one', 'two')).toBe(4);
    expect(list('two', 'mfe-scan').sort()).toEqual([...hashed, 'assets/a.22222222.js'].sort());
    expect(existsSync(join(dir, 'two/mfe-scan/dist/remote.json'))).toBe(false);
    expect(readFileSync(join(dir, 'two/mfe-scan/dist/chunks.json'), 'utf8')).toBe('two');
  });

  it('should not bring what the release before had from an earlier one', () => {
    build('one', 'shell', ['same.11111111.js', 'one.11111111.js']);
    build('two', 'shell', ['same.11111111.js', 'two.22222222.js']);
    build('three', 'shell', ['three.33333333.js']);
    carry('one', 'two');
    carry('two', 'three');
    expect(list('three', 'shell').sort()).toEqual([
      'same.11111111.js',
      'three.33333333.js',
      'two.22222222.js',
    ]);
  });

  it('should change nothing when it is repeated', () => {
    build('one', 'shell', ['one.11111111.js']);
    build('two', 'shell', ['two.22222222.js']);
    build('three', 'shell', ['three.33333333.js']);
    expect([carry('one', 'two'), carry('one', 'two')]).toEqual([1, 0]);
    carry('two', 'three');
    expect(list('three', 'shell').sort()).toEqual(['three.33333333.js', 'two.22222222.js']);
  });

  it('should keep the files of a remote that the next release does not have', () => {
    build('one', 'mfe-old', ['one.11111111.js']);
    build('two', 'shell', []);
    carry('one', 'two');
    expect(list('two', 'mfe-old')).toEqual(['one.11111111.js']);
  });

  it('should refuse a directory without a build, and say how it is called', () => {
    mkdirSync(join(dir, 'one'));
    expect(() => carry('one', 'two')).toThrow(/There is no build in .*one/);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(__dirname, '../carry.mjs'), ...args], { stdio: 'pipe' });
    expect(() => run()).toThrow(/Usage: npm run carry/);
    expect(() => run(join(dir, 'one'))).toThrow(/There is no build/);
  });
});
