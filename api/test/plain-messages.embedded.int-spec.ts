import { MESSAGE } from '@ringtag/contracts';
import { type PlainBrowsing, startPlain } from './support/plain-browsing';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The message form without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    ({ app, browse, alias, owner } = await startPlain());
  });
  afterAll(() => app.stop());

  const form = () => `/scan/${alias}/message`;
  const readToken = async () =>
    /name="formToken" value="([^"]+)"/.exec((await browse.open(app.visitor(), form())).html)![1]!;

  it('should not be filled in by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, html } = await browse.post(app.visitor(), form(), { body: 'Pay Eve' }, headers);
    expect([status, html.includes('Pay Eve'), html.includes('formToken')]).toEqual([403, false, false]);
  });

  it.each(['message', 'thanks'])(
    'should lead from /%s of a long code that is none to its page',
    async (path) => {
      // The second grows threefold in upper case.
      for (const word of ['中'.repeat(390), 'ΐ'.repeat(390)]) {
        const answer = await browse.open(app.visitor(), `/scan/${encodeURIComponent(word)}/${path}`);
        expect(answer.status).toBe(303);
      }
    },
  );

  it('should give back what was typed, and say so, when the owner has paused the code', async () => {
    const formToken = await readToken();
    app.clock.advance(MESSAGE.formMinAge);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    const set = (status: string) => owner.patch(`/api/my-codes/${id}`, { status });
    expect((await set('inactive')).status).toBe(200);
    const sent = { body: 'Found your keys', formToken };
    const refused = await browse.post(app.visitor(), form(), sent);
    expect([refused.status, refused.html.includes('Found your keys</textarea>')]).toEqual([409, true]);
    expect(refused.html).toContain('Couldn’t send your message');
    // Nobody can write to it, so nothing in its page is made for that.
    expect((await browse.open(app.visitor(), `/scan/${alias}`)).html).not.toContain('formToken');
    await set('active');
    expect((await browse.post(app.visitor(), form(), sent)).location).toMatch(/\/thanks\?token=[\w-]{22}$/);
  });

  it('should offer no other language where it would lose what was typed', async () => {
    const links = async (page: Promise<{ html: string }>) =>
      (await page).html.match(/href="\?locale=/g)?.length ?? 0;
    expect(await links(browse.open(app.visitor(), form()))).toBeGreaterThan(1);
    expect(await links(browse.post(app.visitor(), form(), { body: '' }))).toBe(0);
  });

  it('should keep a language that was chosen by a link of a page, and no other', async () => {
    const ask = async (site: string) => {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': 'document' };
      return (await app.visitor().get(`/scan/${alias}?locale=de`, headers)).headers.get('set-cookie');
    };
    expect(await ask('same-origin')).toMatch(/^i18next=de; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect([await ask('cross-site'), await ask('none')]).toEqual([null, null]);
  });
});
