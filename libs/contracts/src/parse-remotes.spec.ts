import { parseRemotes } from './parse-remotes';

const good = {
  name: 'mfe-scan',
  contractVersion: 1,
  manifest: '/_mf/mfe-scan/mf-manifest.json',
  routes: [{ path: '/scan/*', authorities: [], key: 'qrScan', layout: 'blank', container: 'contained' }],
  navigation: [{ path: '/scan', label: 'Scan', icon: 'scan', authorities: ['user'], order: 5 }],
};

describe('parseRemotes', () => {
  const problems: string[] = [];
  beforeEach(() => void problems.splice(0));
  const parse = (body: unknown) => parseRemotes(body, (problem) => problems.push(problem));

  it('should read a well-formed entry and drop fields it does not know', () => {
    expect(parse({ remotes: [{ ...good, extra: 1 }] })).toEqual([good]);
    expect(problems).toEqual([]);
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
  ])('should leave out %s and keep the others', (_, bad) => {
    const other = { ...good, name: 'mfe-auth' };
    expect(parse({ remotes: [bad, other] })).toEqual([other]);
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['a page without a slash', 'routes', { path: 'x', authorities: [] }],
    ['a page of an unknown authority', 'routes', { path: '/x', authorities: ['root'] }],
    ['a page without authorities', 'routes', { path: '/x' }],
    ['a page for guests, perhaps', 'routes', { path: '/x', authorities: [], guestsOnly: 'yes' }],
    ['an entry without an order', 'navigation', { ...good.navigation[0], order: undefined }],
    ['an entry of an unknown authority', 'navigation', { ...good.navigation[0], authorities: ['root'] }],
  ] as const)('should leave out %s, and keep the rest of its remote', (_, list, bad) => {
    expect(parse({ remotes: [{ ...good, [list]: [bad, ...good[list]] }] })).toEqual([good]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`"mfe-scan": left out: entry.${list}[0]`);
  });

  it.each([
    ['an unknown layout', 'layout', 'wide'],
    ['an unknown container', 'container', 'wide'],
    ['an unknown shape', 'shape', 'spiral'],
    ['a page that it is no part of', 'partOf', 'projects'],
    ['a key that is no text', 'key', 7],
  ])('should show a page with %s as one without it', (_, field, value) => {
    const route = { path: '/x', authorities: [] };
    const [remote] = parse({ remotes: [{ ...good, routes: [{ ...route, [field]: value }] }] });
    expect(remote!.routes).toEqual([route]);
    expect(problems).toHaveLength(1);
  });

  it('should show an entry whose icon is unknown, without it', () => {
    const [entry] = good.navigation;
    const { icon, ...rest } = entry!;
    const [remote] = parse({
      remotes: [{ ...good, navigation: [{ ...rest, icon: `${icon}-of-tomorrow` }] }],
    });
    expect(remote!.navigation).toEqual([rest]);
    expect(problems).toHaveLength(1);
  });

  it('should leave out the second remote of a name', () => {
    expect(parse({ remotes: [good, { ...good, routes: [] }] })).toEqual([good]);
    expect(problems).toHaveLength(1);
  });

  it.each([[null], [[]], [{}], ['x']])('should read %j as no remotes at all', (body) => {
    expect(parse(body)).toEqual([]);
  });
});
