import { MESSAGE } from '@ringtag/contracts';
import { type AnswersToActs, newAnswersTo, readMailedPath } from './support/answers-to';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';

const NAME = 'PayPal https://evil.example';
const TEXT = 'Your account is locked: https://evil.example';

describe('Mails to an address that a sender left', () => {
  let app: TestApp;
  let acts: AnswersToActs;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    acts = newAnswersTo(app);
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  /** An owner and a sender in league, who want to send a text to a stranger. */
  const beginPhishing = async (stranger: string) => {
    const { owner, token, answer } = await acts.begin({
      answersTo: stranger,
      body: TEXT,
      sender: { name: NAME },
    });
    // The one with the link comes before those with replies.
    await app.mail.waitFor(stranger);
    await owner.put('/api/profile', { name: NAME, fields: [] });
    const mail = async (count: number, to = stranger) => {
      app.clock.advance(MESSAGE.noticeEvery);
      await answer(TEXT);
      return app.mail.waitFor(to, count);
    };
    return { token, mail, path: `/conversation/${token}` };
  };
  const press = (path: string) => browse.post(app.visitor(), path, {});

  it('should hold no word of a person until the button behind one was pressed (MAIL-4)', async () => {
    const stranger = newEmail('stranger');
    const { mail, path } = await beginPhishing(stranger);
    const told = await mail(2);
    expect(told.text).toMatch(/^New reply\n/);
    expect(JSON.stringify(app.mail.to(stranger))).not.toMatch(/evil|PayPal|locked/);
    // Mail programs open links.
    const mailed = readMailedPath(told);
    const page = await browse.open(app.visitor(), mailed);
    expect([page.status, page.html.includes('Open your conversation')]).toEqual([200, true]);
    expect((await mail(3)).text).not.toContain('locked');
    expect(await press(mailed)).toMatchObject({ status: 303, location: path });
    const quoting = await mail(4);
    expect(quoting.text).toContain(`> ${TEXT}`);
    // A name that mail programs make a link of stands only in mails to its owner.
    expect(quoting.text).not.toContain('PayPal');
    expect(quoting.text).toContain(`http://qr.test${path}\n`);
    expect(await browse.open(app.visitor(), mailed)).toMatchObject({ status: 303, location: path });
  });

  it('should take no proof but that of a mail to the address of now', async () => {
    const { token, mail, path } = await beginPhishing(newEmail('own'));
    const own = readMailedPath(await mail(2));
    const stranger = newEmail('stranger');
    await press(own);
    await acts.leave(token, stranger);
    for (const proof of [own, `${path}/mailed/${'A'.repeat(22)}`, `${path}/mailed/x`]) {
      expect(await browse.open(app.visitor(), proof)).toMatchObject({ status: 303, location: path });
      expect(await press(proof)).toMatchObject({ status: 303, location: path });
    }
    expect((await mail(1, stranger)).text).not.toContain('locked');
  });
});
