import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleImage } from '@ringtag/tools/image';
import { readRunningVersion } from './running-version';

describe('the version that runs', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-version-'));
    mkdirSync(join(dir, 'workspace/api/dist'), { recursive: true });
    writeFileSync(join(dir, 'workspace/api/dist/main.js'), '');
    writeFileSync(join(dir, 'workspace/package-lock.json'), '{ "packages": {} }');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it.each([
    ['3f9c2e1', '0.0.1+3f9c2e1'],
    [undefined, '0.0.1'],
  ])('should tell builds apart: %s', (buildId, version) => {
    const image = join(dir, 'image');
    assembleImage(join(dir, 'workspace'), image, buildId);
    expect(readRunningVersion(join(image, 'api/dist'))).toBe(version);
  });
});
