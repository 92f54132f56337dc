import { LOCALES } from '@ringtag/contracts';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { newBuild, newUploader, type Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

describe('What is refused as a release', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  let number = 100;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterAll(() => app.stop());
  beforeEach(() => (number += 1));

  const counted = async () => [
    await app.dataSource.manager.count(ReleaseEntity),
    await app.dataSource.manager.count(ReleaseFileEntity),
  ];
  /** What is wrong, and the message. */
  const said = ({ status, body }: Answer) => [status, body.error[0]?.field, body.error[0]?.message];

  it('should let a token do nothing else', async () => {
    const { authorization } = uploader as unknown as { authorization: Record<string, string> };
    for (const path of ['/api/releases', '/api/release-tokens', '/api/system', '/api/user/me'])
      expect((await app.visitor().get(path, authorization)).status).toBe(401);
    const change = { version: 0, share: 100 };
    const patched = await app.visitor().send('PATCH', '/api/releases/mfe-scan/101', change, authorization);
    expect(patched.status).toBe(401);
  });

  it.each([
    ['a page', 'assets/page.0123abcd.html'],
    ['a drawing that can run scripts', 'assets/logo.0123abcd.svg'],
    ['a source map', 'assets/page.0123abcd.js.map'],
    ['a name without a hash', 'assets/page.js'],
    ['a path outside', '../mfe-auth/dist/remoteEntry.0123abcd.js'],
    ['a path outside, encoded', '..%2fmfe-auth/page.0123abcd.js'],
    ['a path from the root', '/etc/page.0123abcd.js'],
    ['a backslash', 'assets\\page.0123abcd.js'],
    ['a zero byte', 'assets/page\u0000.0123abcd.js'],
    ['two lines', 'assets/page.0123abcd.js\n'],
    ['a folder of its own', './page.0123abcd.js'],
  ])('should refuse %s', async (_, path) => {
    const before = await counted();
    const answer = await uploader.begin(newBuild(number, { files: { [path]: 'x' } }).body);
    expect(said(answer)).toEqual([
      400,
      'files',
      expect.stringContaining('Use <folder>/<name>.<hash in hex>.'),
    ]);
    expect(await counted()).toEqual(before);
  });

  const description = (build: Parameters<typeof newBuild>[1]) => newBuild(1, build).body.description;
  const page = (more: object) => description({ routes: [{ path: '/x', authorities: [], ...more }] });
  const label = Object.fromEntries(LOCALES.map((locale) => [locale, 'Tips']));
  const menu = (path: string) =>
    JSON.stringify({
      ...JSON.parse(description({})),
      navigation: [{ path, label, icon: 'home', authorities: [], order: 1 }],
    });
  const manifest = (path: string) =>
    JSON.stringify({ metaData: { globalName: 'x', remoteEntry: { path, name: 'x.0123abcd.js' } } });
  const chunks = (list: object) => JSON.stringify({ imports: { a: list }, shared: {} });
  it.each([
    ['description', '{{', 'Send a JSON object'],
    ['description', '[]', 'contractVersion is a whole number'],
    ['description', description({ remote: '?' }), 'entry.name has unexpected characters'],
    ['description', page({ title: 'Tips' }), 'routes[0].title is not a text by language'],
    ['description', page({ title: { en: 'Tips' } }), 'routes[0].title.es is not a text'],
    ['description', description({ remote: 'mfe-auth' }), 'It describes mfe-auth, not mfe-scan'],
    ['description', page({ authorities: ['root'] }), 'is unknown'],
    ['description', page({ firstView: { imports: [1] } }), 'A firstView has lists'],
    ['description', page({ path: '/sign-in/' }), 'Use /<word>'],
    ['description', page({ path: '/home/:tab?' }), 'Use /<word>'],
    ['description', page({ path: '/home?/x' }), 'Use /<word>'],
    ['description', menu('/users'), 'The menu leads to /users'],
    ['description', description({ contract: 1.5 }), 'contractVersion is a whole number'],
    ['manifest', '{}', 'Name the entry'],
    ['manifest', manifest('../mfe-auth/'), 'Name the entry'],
    ['chunks', chunks({}), 'Send the chunks.json'],
    ['chunks', '{}', 'Send the chunks.json'],
  ])('should refuse, as a %s, %s', async (field, text, message) => {
    const { body } = newBuild(number);
    const answer = await uploader.begin({ ...body, [field]: text });
    expect(said(answer)).toEqual([400, field, expect.stringContaining(message)]);
  });

  it('should refuse a release without a file that its list names', async () => {
    const lists = chunks({ files: ['b.0123abcd.js'], shared: [] });
    const answer = await uploader.begin({ ...newBuild(number).body, chunks: lists });
    expect(said(answer)).toEqual([400, 'files', 'chunks.json names b.0123abcd.js, too']);
  });
});
