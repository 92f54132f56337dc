import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findProgram, provideProgram } from './system-program';

const PROGRAM = { title: 'Nothing', names: ['ringtag-nothing'], debianPackage: 'nothing-core' };

describe('system programs', () => {
  const path = process.env.PATH;
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-programs-'));
    process.env.PATH = `${dir}${delimiter}${path}`;
  });

  afterEach(() => {
    process.env.PATH = path;
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true });
  });

  const script = (name: string, body: string, mode = 0o755): string => {
    const file = join(dir, name);
    writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode });
    return file;
  };

  it('should find the first name that can be run', () => {
    script('ringtag-first', '', 0o644);
    mkdirSync(join(dir, 'ringtag-second'));
    const third = script('ringtag-third', '');
    expect(findProgram(['ringtag-first', 'ringtag-second', 'ringtag-third'])).toBe(third);
  });

  it('should look where system programs live when PATH does not', () => {
    expect(findProgram(['env'], '')).toBe('/usr/bin/env');
  });

  it('should take an absolute path as it is', () => {
    const file = script('ringtag-absolute.so', '', 0o644);
    expect(findProgram([file], '')).toBe(file);
    expect(findProgram([`${file}-not`], '')).toBeUndefined();
  });

  it('should say in one line what to install when it may not', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
    script('apt-get', 'touch "$0.called"');
    expect(() => provideProgram(PROGRAM)).toThrow(
      'Nothing is missing: install it, for example with "apt-get install nothing-core".',
    );
    expect(findProgram([join(dir, 'apt-get.called')])).toBeUndefined();
  });

  it('should install the package as root, refreshing the lists when the first attempt fails', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    jest.spyOn(console, 'error').mockReturnValue();
    const target = join(dir, 'ringtag-nothing');
    script(
      'apt-get',
      `case "$*" in
         "update -q") touch "${dir}/updated" ;;
         "-o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends nothing-core")
           [ -f "${dir}/updated" ] || exit 100
           printf '#!/bin/sh\\n' > "${target}"; chmod +x "${target}" ;;
         *) exit 1 ;;
       esac`,
    );
    expect(provideProgram(PROGRAM)).toBe(target);
  });

  it("should repeat the installer's reason when it fails", () => {
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    jest.spyOn(console, 'error').mockReturnValue();
    script('apt-get', 'echo "E: no network" >&2; exit 100');
    expect(() => provideProgram(PROGRAM)).toThrow(
      /missing: install it.*\(apt-get could not: E: no network\)\.$/,
    );
  });
});
