import { isInstalled, nodeIsNewEnough } from './install.mjs';

describe('the Node version check', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['20.18.9', false],
    ['18.99.0', false],
  ])('should judge %s', (version, expected) => {
    expect(nodeIsNewEnough(version, '>=20.19')).toBe(expected);
  });
});

describe('the check for installed packages', () => {
  const lockfile = {
    packages: {
      '': { version: '0.0.1' },
      shell: { name: '@ringtag/shell', version: '0.0.1' },
      'node_modules/@ringtag/shell': { resolved: 'shell', link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-linux': { version: '2.0.0', optional: true },
    },
  };
  const link = { resolved: 'shell', link: true };

  it('should accept the same versions, without the packages of other platforms', () => {
    const packages = { 'node_modules/@ringtag/shell': link, 'node_modules/a': { version: '1.0.0' } };
    expect(isInstalled(lockfile, { packages })).toBe(true);
  });

  it('should refuse another version', () => {
    const packages = { 'node_modules/@ringtag/shell': link, 'node_modules/a': { version: '1.0.1' } };
    expect(isInstalled(lockfile, { packages })).toBe(false);
  });

  it('should refuse another version of a package that is optional', () => {
    const packages = {
      'node_modules/@ringtag/shell': link,
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-linux': { version: '1.9.0' },
    };
    expect(isInstalled(lockfile, { packages })).toBe(false);
  });

  it('should not mind whether npm noted where it downloaded from', () => {
    const from = { version: '1.0.0', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' };
    const packages = { 'node_modules/@ringtag/shell': link, 'node_modules/a': from };
    expect(isInstalled(lockfile, { packages })).toBe(true);
  });

  it('should refuse a missing package and a workspace that is not linked yet', () => {
    expect(isInstalled(lockfile, { packages: { 'node_modules/@ringtag/shell': link } })).toBe(false);
    const moved = { resolved: 'apps/shell', link: true };
    const a = { version: '1.0.0' };
    expect(isInstalled(lockfile, { packages: { 'node_modules/a': a } })).toBe(false);
    expect(
      isInstalled(lockfile, { packages: { 'node_modules/@ringtag/shell': moved, 'node_modules/a': a } }),
    ).toBe(false);
  });
});
