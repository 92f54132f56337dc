import { ANSWERS_TO, MESSAGE } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { toCounter } from '../src/records/limits/counters';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { type AnswersToActs, newAnswersTo } from './support/answers-to';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';

const purpose = 'conversation-link';
const NETWORK = '203.0.113.0/24';
/** An attacker with as many addresses as conversations, all in one network. */
const fromNetwork = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` });
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.1' };

describe('An address for answers that others have left (LOCK)', () => {
  let app: TestApp;
  let acts: AnswersToActs;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    acts = newAnswersTo(app);
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const findIds = (id: string) => app.dataSource.manager.findOneByOrFail(MessageEntity, { id });
  /** How many mails a mailbox has once all that were queued are sent. */
  const countMails = async (address: string) => {
    await eventually(
      () => app.dataSource.manager.countBy(OutboxEntity, { template: 'conversation-link' }),
      0,
    );
    await eventually(() => app.dataSource.manager.countBy(OutboxEntity, { template: 'answer' }), 0);
    return app.mail.to(address).length;
  };

  it('should get few links from one network, however many conversations name it at once, and be kept in all', async () => {
    const victim = newEmail('victim');
    const begun = [];
    for (let i = 0; i < ANSWERS_TO.linksPerMailbox.max + 3; i += 1) begun.push(await acts.begin());
    const statuses = await Promise.all(
      begun.map(({ token }, i) => acts.leave(token, victim, fromNetwork(i))),
    );
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(await countMails(victim)).toBe(ANSWERS_TO.linksPerMailbox.max);
    for (const { id, token } of begun)
      expect([await acts.findKept(id), await acts.areMailed(token)]).toEqual([victim, true]);
  });

  it('should get the link of a person elsewhere, and no more than a number of networks can have sent', async () => {
    const [person, late] = [newEmail('person'), newEmail('late')];
    const all = (address: string) => ({
      purpose,
      subject: `mailbox ${address}`,
      ...ANSWERS_TO.linksPerMailbox,
    });
    await useUp(app, all(person));
    const begun = [await acts.begin(), await acts.begin(), await acts.begin()];
    for (const { token } of begun.slice(0, 2)) expect(await acts.leave(token, person, ELSEWHERE)).toBe(303);
    expect(await countMails(person)).toBe(1);
    const firsts = { subject: `mailbox ${late} firsts`, ...ANSWERS_TO.firstLinks.perMailbox };
    await useUp(app, all(late));
    await useUp(app, { purpose, ...firsts });
    expect(await acts.leave(begun[2]!.token, late, ELSEWHERE)).toBe(303);
    expect([await countMails(late), await acts.findKept(begun[2]!.id)]).toEqual([0, late]);
  });

  it('should get the first answers of each owner, whatever others were mailed there', async () => {
    const person = newEmail('person');
    await useUp(app, { purpose, subject: `mailbox ${person}`, ...ANSWERS_TO.linksPerMailbox });
    await useUp(app, { purpose: 'answers-to', subject: person, ...ANSWERS_TO.answersPerMailbox });
    const { token, answer } = await acts.begin();
    await acts.leave(token, person, ELSEWHERE);
    const link = await countMails(person);
    for (let i = 0; i < ANSWERS_TO.firstAnswers.max + 2; i += 1) {
      await answer(`Number ${i}`);
      app.clock.advance(MESSAGE.noticeEvery);
      await countMails(person);
    }
    expect(await countMails(person)).toBe(link + ANSWERS_TO.firstAnswers.max);
  });

  it('should get no mail that was queued for another address, and so counted for that one', async () => {
    const [own, victim] = [newEmail('own'), newEmail('victim')];
    const { token, answer } = await acts.begin({ answersTo: own });
    await answer('Hello');
    await countMails(own);
    // Its mail is queued: there is at most one in ten minutes, while the sender is silent.
    app.clock.advance(MESSAGE.noticeEvery);
    await answer('Hello?');
    await countMails(own);
    await answer('Buy');
    expect(await acts.leave(token, victim, ELSEWHERE)).toBe(303);
    app.clock.advance(MESSAGE.noticeEvery);
    expect([await countMails(victim), await countMails(own)]).toEqual([0, 3]);
    await answer('Are you there?');
    expect(await countMails(victim)).toBe(1);
  });

  it('should get no more than these of one owner in all conversations at once', async () => {
    const victim = newEmail('victim');
    const { alias, owner } = await acts.owned();
    const ids: string[] = [];
    for (let i = 0; i < ANSWERS_TO.firstAnswers.max + 3; i += 1)
      ids.push((await acts.write(alias, { answersTo: victim })).id);
    const links = await countMails(victim);
    await useUp(app, { purpose: 'answers-to', subject: victim, ...ANSWERS_TO.answersPerMailbox });
    await Promise.all(
      ids.map((id) => owner.post(`/api/conversations/${id}/messages`, { body: 'Buy', submission: id })),
    );
    expect(await countMails(victim)).toBe(links + ANSWERS_TO.firstAnswers.max);
  });

  it('should leave each network its first ones through a code, exactly, when others have used up its day', async () => {
    const { alias } = await acts.owned();
    const first = ANSWERS_TO.firstPerCode.max;
    const begun = [];
    for (let i = 0; i < first + 3; i += 1) begun.push(await acts.write(alias));
    const { activationId } = await findIds(begun[0]!.id);
    await useUp(app, { purpose, subject: `code ${activationId}`, ...ANSWERS_TO.perCode });
    const statuses = await Promise.all(
      begun.map(({ token }, i) => acts.leave(token, newEmail('hidden'), fromNetwork(i))),
    );
    expect(statuses.sort()).toEqual([...Array<number>(first).fill(303), 429, 429, 429]);
    expect(await acts.leave(begun[0]!.token, newEmail('hidden'), ELSEWHERE)).toBe(303);
  });

  it('should use up nothing of a code where the client has had too many', async () => {
    const { alias } = await acts.owned();
    await useUp(app, { purpose, subject: 'client 203.0.113.1', ...ANSWERS_TO.perClient });
    const answersTo = newEmail('hidden');
    const { id } = await acts.write(alias, { answersTo }, fromNetwork(1));
    const { activationId } = await findIds(id);
    const code = `code ${activationId}`;
    const counters = [
      { subject: code, ...ANSWERS_TO.perCode },
      { subject: `first of ${code} ${NETWORK}`, ...ANSWERS_TO.firstPerCode },
      { subject: `mailbox ${answersTo}`, ...ANSWERS_TO.linksPerMailbox },
    ].map((limit) => toCounter({ purpose, ...limit }));
    for (const { id: counter } of counters)
      expect((await app.dataSource.manager.findOneByOrFail(LimitCounterEntity, { id: counter })).used).toBe(
        0,
      );
  });
});
