import type { RemoteEntry } from '@ringtag/contracts';
import { toContainer, findRoute, toRouteKey } from './find-route';

const remote = (name: string, ...paths: string[]): RemoteEntry => ({
  name,
  contractVersion: 1,
  manifest: `/_mf/${name}/mf-manifest.json`,
  routes: paths.map((path) => ({ path, authorities: [] })),
  navigation: [],
});
const remotes = [remote('mfe-scan', '/scan', '/scan/*'), remote('mfe-admin', '/project', '/project/:id')];

describe('findRoute', () => {
  it.each([
    ['/scan', 'mfe-scan'],
    ['/scan/ABCD2345', 'mfe-scan'],
    ['/SCAN/ABCD2345', 'mfe-scan'],
    ['/scan/ABCD2345/activate', 'mfe-scan'],
    ['/project', 'mfe-admin'],
    ['/project/7', 'mfe-admin'],
  ])('should give %s to %s', (path, name) => {
    expect(findRoute(remotes, path)).toMatchObject({ kind: 'remote', entry: { name } });
  });

  it.each([
    ['/', 'start'],
    ['/access-denied', 'access-denied'],
    ['/legal/terms', 'terms'],
    ['/legal/privacy', 'privacy'],
    ['/scanner', 'not-found'],
    ['/project/7/edit', 'not-found'],
    ['/my-codes', 'not-found'],
  ])('should read %s as %s', (path, kind) => {
    expect(findRoute(remotes, path)).toEqual({ kind });
  });
});

describe('the route key', () => {
  const scan = { path: '/scan/*', authorities: [], key: 'qrScan', container: 'contained' as const };
  const known = [{ ...remote('mfe-scan'), routes: [scan] }, remote('mfe-admin', '/project/:id')];

  it.each([
    ['/scan/ABCD2345', 'qrScan'],
    ['/project/7', '/project/:id'],
    ['/single-menu-view', 'gallery-buttons'],
    ['/legal/terms', 'terms'],
    ['/nowhere', 'not-found'],
  ])('should be known for %s: %s', (path, key) => {
    expect(toRouteKey(findRoute(known, path))).toBe(key);
  });

  it('should take the page container of the route, else the default one', () => {
    expect(toContainer(findRoute(known, '/scan/ABCD2345'))).toBe('contained');
    expect(toContainer(findRoute(known, '/project/7'))).toBe('default');
    expect(toContainer(findRoute(known, '/legal/terms'))).toBe('contained');
  });
});
