import { randomUUID } from 'node:crypto';
import { CONVERSATION_MAIL, MESSAGE, MINUTE, SECOND } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { LimitsService } from '../src/records';
import { readMailedPath } from './support/answers-to';
import { eventually } from './support/eventually';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Mails while both sides of a conversation are writing', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  let addresses = 0;
  /** Somebody who shares no limit of an address with the other tests. */
  const from = () => ({ 'x-forwarded-for': `198.51.${(addresses += 1)}.7` });

  /** A conversation whose sender has proved an address for answers. */
  async function begin(alias: string, owner: Visitor) {
    const visitor = app.visitor();
    const { formToken } = (await visitor.get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const answersTo = newEmail('finder');
    const sent = { kind: 'message', body: 'I found your keys', formToken, answersTo };
    const { body } = await visitor.post(`/api/scan/${alias}/messages`, sent, from());
    const { id, conversation: token } = body as { id: string; conversation: string };
    await browse.post(visitor, readMailedPath(await app.mail.waitFor(answersTo)), {});
    const answer = (text: string) =>
      owner.post(`/api/conversations/${id}/messages`, { body: text, submission: randomUUID() });
    const writeOn = (text: string) =>
      visitor.post(`/api/conversation/${token}/messages`, { body: text, submission: randomUUID() }, from());
    return { id, token, answersTo, answer, writeOn };
  }
  async function beginAlone() {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email, { name: 'Ann Lee' });
    return { alias, email, owner, ...(await begin(alias, owner)) };
  }

  it('should be sent at once, each with what is new, also to who wrote a moment ago', async () => {
    const { email, answersTo, answer, writeOn } = await beginAlone();
    await app.mail.waitFor(email, 2);
    for (const [turn, place] of ['At the kiosk', 'Platform two', 'By the stairs'].entries()) {
      app.clock.advance(20 * SECOND);
      await answer(`Where? ${turn}`);
      const answered = await app.mail.waitFor(answersTo, 2 + turn);
      expect(answered.text).toContain(`> Where? ${turn}`);
      app.clock.advance(20 * SECOND);
      await writeOn(place);
      const { text } = await app.mail.waitFor(email, 3 + turn);
      expect(text).toContain(`:\n> ${place}\n`);
      expect(text).not.toContain('I found your keys');
    }
  });

  it('should overtake one that waits', async () => {
    const { email, answer, writeOn } = await beginAlone();
    await app.mail.waitFor(email, 2);
    app.clock.advance(MINUTE);
    await writeOn('One more thing');
    expect(app.mail.to(email)).toHaveLength(2);
    await answer('Where are you?');
    app.clock.advance(MINUTE);
    await writeOn('At the kiosk');
    const { text } = await app.mail.waitFor(email, 3);
    expect(text).toContain('> At the kiosk');
    // Whoever answered has seen what came before.
    expect(text).not.toContain('One more thing');
    // The one that waited is not sent.
    app.clock.advance(CONVERSATION_MAIL.talk.within + MESSAGE.noticeEvery);
    await writeOn('Still here');
    const next = await app.mail.waitFor(email, 4);
    expect(next.text).toContain('> Still here');
    expect(next.text).not.toContain('At the kiosk');
  });

  it('should not bring back one that was overtaken, however many follow', async () => {
    const { email, answer, writeOn } = await beginAlone();
    await app.mail.waitFor(email, 2);
    app.clock.advance(MINUTE);
    await writeOn('One more thing');
    app.clock.advance(5 * MINUTE);
    await answer('Where are you?');
    for (let turn = 0; turn <= CONVERSATION_MAIL.talk.perSide.max; turn += 1) await writeOn(`Here ${turn}`);
    const quoted = () =>
      app.mail
        .to(email)
        .flatMap(({ text = '' }) =>
          [...text.matchAll(/> (Here \d|One more thing)/g)].map(([, said]) => said),
        );
    app.clock.advance(2 * MESSAGE.noticeEvery);
    await app.mail.waitFor(email, 3 + CONVERSATION_MAIL.talk.perSide.max);
    expect(quoted().sort()).toEqual(['Here 0', 'Here 1', 'Here 2', 'Here 3', 'Here 4']);
  });

  it('should wait again once a side has been silent for ten minutes', async () => {
    const { email, answer, writeOn } = await beginAlone();
    await app.mail.waitFor(email, 2);
    await answer('Where are you?');
    app.clock.advance(CONVERSATION_MAIL.talk.within);
    await writeOn('At the kiosk');
    await app.mail.waitFor(email, 3);
    await writeOn('Still here');
    expect(app.mail.to(email)).toHaveLength(3);
    app.clock.advance(MESSAGE.noticeEvery);
    await app.mail.waitFor(email, 4);
  });

  it('should not be kept waiting by the other conversations of a code', async () => {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email);
    const crowd = [];
    for (let i = 0; i <= MESSAGE.noticesPerCode.max; i += 1) crowd.push(await begin(alias, owner));
    await app.mail.waitFor(email, 1 + MESSAGE.noticesPerCode.max);
    const { answer, writeOn } = crowd.at(-1)!;
    await answer('Where are you?');
    app.clock.advance(CONVERSATION_MAIL.liveFor);
    await writeOn('At the kiosk');
    expect((await app.mail.waitFor(email, 2 + MESSAGE.noticesPerCode.max)).text).toContain('> At the kiosk');
  });

  it('should be at most 20 an hour for a conversation, and stop at the bound of its owner (MAIL-4)', async () => {
    const { perSide, perOwner } = CONVERSATION_MAIL.talk;
    const { email, answersTo, owner, alias, answer, writeOn } = await beginAlone();
    const readQueued = () => app.dataSource.manager.findBy(OutboxEntity, { status: 'queued' });
    const isDue = async () => (await readQueued()).some(({ nextAt }) => nextAt <= app.clock.now());
    // An account of the owner, and a link of the sender.
    const countSent = () => app.mail.to(email).length + app.mail.to(answersTo).length - 2;
    for (let turn = 0; turn < 19; turn += 1) {
      for (const write of [answer, writeOn]) {
        app.clock.advance(1.5 * MINUTE);
        await eventually(isDue, false);
        await write(`Turn ${turn}`);
      }
    }
    expect([countSent() > 2 * perSide.max, countSent() <= 20]).toEqual([true, true]);

    const talk = {
      purpose: 'talk-mails-of',
      subject: (await owner.get('/api/user/me')).body.id,
      ...perOwner,
    };
    const limits = app.app.nest.get(LimitsService);
    while ((await limits.findSpent(talk)).length === 0) await limits.take(talk);
    const other = await begin(alias, owner);
    await other.answer('Hello');
    await app.mail.waitFor(other.answersTo, 2);
    app.clock.advance(MINUTE);
    await other.answer('Anybody there?');
    const waiting = (await readQueued()).filter(({ variables }) => variables['conversation'] === other.id);
    expect(waiting.map(({ template, nextAt }) => [template, nextAt > app.clock.now()])).toEqual([
      ['answer', true],
    ]);
  });
});
