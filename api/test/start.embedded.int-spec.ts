import { MINUTE } from '@ringtag/contracts';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Where an address leads', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const lead = async (visitor: Visitor, query = '') => {
    const { status, location, headers, html } = await browse.open(visitor, `/${query}`);
    expect([status, headers.get('cache-control'), html]).toEqual([303, 'no-store', '']);
    return location;
  };

  it('should be the default route of whoever opens / (specification 2, UI-68)', async () => {
    expect(await lead(app.visitor())).toBe('/sign-in');
    expect(await lead((await app.member()).visitor)).toBe('/my-codes');
    const admin = await app.admin();
    expect(await lead(admin)).toBe('/projects');
    const { id } = (await admin.post('/api/projects', { name: 'Selected', activatable: true })).body;
    await admin.put(`/api/projects/${id}/set-selected-project`);
    expect(await lead(admin)).toBe('/project');
  });

  it('should be the sign-in page where the session is over or no session', async () => {
    const made = app.visitor();
    made.cookie = 'qrsid=anything';
    expect(await lead(made)).toBe('/sign-in');
    const admin = await app.admin();
    app.clock.advance(31 * MINUTE);
    expect(await lead(admin)).toBe('/sign-in');
  });

  it('should keep the language of a link, and nothing else of its query (LNK-7)', async () => {
    const { visitor } = await app.member();
    expect(await lead(app.visitor(), '?locale=de')).toBe('/sign-in?locale=de');
    expect(await lead(visitor, '?locale=uk&token=secret&returnUrl=//evil.example')).toBe(
      '/my-codes?locale=uk',
    );
    expect(await lead(visitor, '?locale=xx')).toBe('/my-codes');
    expect(await lead(visitor, '?locale=de&locale=fr')).toBe('/my-codes');
  });

  it('should be in the language of the page whose form was sent, which that does not choose (ADR 3)', async () => {
    const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
    const page = `/scan/${alias}?locale=de`;
    const sent = { referer: app.url + page, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    const send = (path: string, fields: Record<string, string>) => browse.post(visitor, path, fields, sent);
    const refused = await send(`/scan/${alias}/activation`, { name: '', email });
    expect(refused.html).toContain('Geben Sie einen Namen ein');
    const begun = await send(`/scan/${alias}/activation`, { name: 'Ann', email });
    expect(begun.location).toMatch(/^\/scan\/\w+\/verify\/[\w-]+\?locale=de$/);
    const step = await visitor.get(begun.location!, sent);
    expect(String(step.body)).toContain('lang="de"');
    expect(step.headers.getSetCookie().join()).not.toContain('i18next');
    const [path] = begun.location!.split('?');
    const done = await send(path!, { code: await app.mail.codeFor(email) });
    expect(done.location).toBe(`/scan/${alias}/activated?locale=de`);
  });

  it.each([
    ['/sign-in', 200],
    ['/sign-in/?passwordChanged=1', 200],
    ['/SIGN-IN', 200],
    ['/single-menu-view', 200],
    ['/legal/terms', 200],
    ['/access-denied', 200],
    ['/nowhere', 404],
    ['/sign-in/more', 404],
    ['//', 404],
  ])('should be answered with the status of its page: %s with %i', async (path, status) => {
    const { visitor } = await app.member();
    for (const who of [app.visitor(), visitor]) {
      const answer = await browse.open(who, path);
      // The application itself shows that the page does not exist.
      expect([answer.status, answer.html.includes('/assets/main.0123456789.js')]).toEqual([status, true]);
    }
  });

  it('should be no other where an id cannot be one: there is nothing', async () => {
    const admin = await app.admin();
    for (const path of ['my-codes/nope', 'projects/nope', 'items/1', 'conversations/x', 'users/_']) {
      const { status, body } = await admin.get(`/api/${path}`);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });
});
