import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';
import { reachedFolders } from './change';

describe('the projects that files reach', () => {
  it('should be the remote alone where only its files changed', () => {
    expect(reachedFolders(['mfe-admin/src/remote.tsx'])).toEqual(['mfe-admin']);
  });

  it('should be all that use a library, as folders', () => {
    const folders = reachedFolders(['libs/qr/src/index.ts']);
    expect(folders).toEqual(expect.arrayContaining(['api', 'libs/qr', 'mfe-dashboard']));
    expect(folders.every((folder) => existsSync(join(ROOT, folder, 'package.json')))).toBe(true);
  });
});
