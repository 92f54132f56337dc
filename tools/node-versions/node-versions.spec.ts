import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideNode } from '.';
import versions from './versions.json';

describe('the versions of Node for tests', () => {
  it('should be exact, each with a checksum for both processors', () => {
    for (const [major, { version, x64, arm64 }] of Object.entries(versions)) {
      expect(version).toMatch(new RegExp(`^${major}\\.\\d+\\.\\d+$`));
      for (const checksum of [x64, arm64]) expect(checksum).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });
});

describe('providing a version of Node', () => {
  const environment = { ...process.env };
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-node-'));
    jest.spyOn(console, 'error').mockReturnValue();
    // A registry that nobody runs, and nothing that npm has kept.
    process.env.npm_config_registry = 'http://127.0.0.1:1';
    process.env.npm_config_cache = join(dir, 'npm');
    process.env.npm_config_fetch_retries = '0';
  });
  afterEach(() => {
    process.env = { ...environment };
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true });
  });

  it('should say in one line why it could not be fetched', () => {
    expect(() => provideNode('24', dir)).toThrow(
      /^Node 24\.\d+\.\d+ is missing: npm could not fetch it \(.*ECONNREFUSED.*\)\.$/,
    );
  });

  it('should not fetch what is there', () => {
    jest.replaceProperty(versions['24'], 'version', process.versions.node);
    const name = `node-linux-${process.arch}`;
    const bin = join(dir, `${name}-${process.versions.node}`, 'node_modules', name, 'bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    expect(provideNode('24', dir)).toBe(join(bin, 'node'));
  });
});
