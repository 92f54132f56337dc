import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRemotes } from './parse-remotes';
import { CONTRACT_VERSION } from './remote-module';

const ROOT = join(__dirname, '..', '..', '..');
const good = {
  name: 'mfe-scan',
  contractVersion: 1,
  manifest: '/_mf/mfe-scan/mf-manifest.json',
  routes: [{ path: '/scan/*', authorities: [], key: 'qrScan', layout: 'blank', container: 'contained' }],
  navigation: [{ path: '/scan', labelKey: 'nav.scan', icon: 'scan', authorities: ['user'], order: 5 }],
};

describe('parseRemotes', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => errors.mockRestore());

  it('should read a well-formed entry and drop fields it does not know', () => {
    expect(parseRemotes({ remotes: [{ ...good, extra: 1 }] })).toEqual([good]);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['an entry that is no object', 7],
    ['a name with other characters', { ...good, name: '../evil' }],
    ['a missing contract version', { ...good, contractVersion: undefined }],
    ['a manifest on another origin', { ...good, manifest: 'https://evil.example/mf-manifest.json' }],
    ['a manifest that only looks local', { ...good, manifest: '//evil.example/x' }],
    [
      'a build on another origin',
      { ...good, build: { entry: 'https://evil.example/x.js', globalName: 'x' } },
    ],
    ['routes that are no list', { ...good, routes: {} }],
    ['a route without a slash', { ...good, routes: [{ path: 'scan', authorities: [] }] }],
    ['an unknown authority', { ...good, routes: [{ path: '/x', authorities: ['root'] }] }],
    ['missing authorities', { ...good, routes: [{ path: '/x' }] }],
    ['an unknown layout', { ...good, routes: [{ path: '/x', authorities: [], layout: 'wide' }] }],
    ['an unknown container', { ...good, routes: [{ path: '/x', authorities: [], container: 'wide' }] }],
    [
      'a page that is part of no path',
      { ...good, routes: [{ path: '/x', authorities: [], partOf: 'projects' }] },
    ],
    ['a key that is no text', { ...good, routes: [{ path: '/x', authorities: [], key: 7 }] }],
    ['an unknown icon', { ...good, navigation: [{ ...good.navigation[0], icon: 'bomb' }] }],
    ['navigation without an order', { ...good, navigation: [{ ...good.navigation[0], order: undefined }] }],
  ])('should leave out %s and keep the others', (_, bad) => {
    const other = { ...good, name: 'mfe-auth' };
    expect(parseRemotes({ remotes: [bad, other] })).toEqual([other]);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('should leave out the second remote of a name', () => {
    expect(parseRemotes({ remotes: [good, { ...good, routes: [] }] })).toEqual([good]);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it.each([[null], [[]], [{}], ['x']])('should read %j as no remotes at all', (body) => {
    expect(parseRemotes(body)).toEqual([]);
  });

  it('should accept the description of every remote in this workspace, in the current contract', () => {
    const names = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
    const remotes = names.map((name) => ({
      ...(JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as object),
      manifest: `/_mf/${name}/mf-manifest.json`,
    }));
    const parsed = parseRemotes({ remotes });
    expect(parsed.map(({ name }) => name)).toEqual(names);
    expect(parsed.map(({ contractVersion }) => contractVersion)).toEqual(names.map(() => CONTRACT_VERSION));
    for (const { navigation, routes } of parsed) {
      // Every page behind the sign-in marks an entry of the menu.
      for (const { path, partOf = path, authorities } of routes) {
        const entries = navigation.filter((entry) => `${partOf}/`.startsWith(`${entry.path}/`));
        expect({ path, entries: entries.length }).toEqual({ path, entries: authorities.length && 1 });
      }
    }
    const paths = parsed.flatMap(({ routes }) => routes.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
