import { ATTACHMENT, CONVERSATION, MESSAGE, SETTINGS, toDisplayAlias } from '@ringtag/contracts';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { beginTalk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';

const HALF_OF_DAY = SETTINGS.messagesPerCode.default * MESSAGE.first.partOfCodesDay;
/** Seconds: the longest that anybody waits because of what others wrote. */
const QUARTER_OF_HOUR = 15 * 60;

describe('Limits of messages', () => {
  let app: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  /** Each in a network of its own. */
  const newAddress = () => `10.${Math.floor(++addresses / 256)}.${addresses % 256}.7`;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ownedCode = async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const { id: itemId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
    return { alias, owner, itemId, email };
  };
  /** Opens the page so often: a form with a token of its own each time. */
  const forms = async (alias: string, address: string, count: number) => {
    const open = () => app.visitor().get(`/api/scan/${alias}`, from(address));
    const pages = await Promise.all(Array.from({ length: count }, open));
    return pages.map(({ body }) => body.formToken as string);
  };
  const send = (alias: string, formToken: string, address: string, body = 'I found your keys') =>
    app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body, formToken }, from(address));
  /** Again where a busy database misses the deadline: a form counts once. */
  const sendUntilTaken: typeof send = async (...message) => {
    for (;;) {
      const answer = await send(...message);
      if (answer.status !== 503) return answer;
    }
  };
  /** Fifteen at once: about as many as wait for one code without missing their deadline. */
  const sendAll = async (alias: string, sent: { token: string; address: string; body?: string }[]) => {
    const answers = [];
    for (let i = 0; i < sent.length; i += 15)
      answers.push(
        ...(await Promise.all(
          sent
            .slice(i, i + 15)
            .map(({ token, address, body }) => sendUntilTaken(alias, token, address, body)),
        )),
      );
    return answers;
  };
  /** Sends so many at once, each from a form of its own. */
  const flood = async (alias: string, address: string, count: number) => {
    const tokens = await forms(alias, address, count);
    app.clock.advance(MESSAGE.formMinAge);
    return sendAll(
      alias,
      tokens.map((token) => ({ token, address })),
    );
  };
  const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;

  it('should take the first message of 40 people behind one address to one code (LIM-3)', async () => {
    const { alias, owner } = await ownedCode();
    const address = newAddress();
    for (let person = 0; person < 40; person += 1) {
      const [formToken = ''] = await forms(alias, address, 1);
      app.clock.advance(40_000);
      expect((await send(alias, formToken, address)).status).toBe(201);
    }
    expect((await owner.get('/api/messages')).body.total).toBe(40);
  });

  it('should let one address fill half of the code’s day, however many forms it opens (LIM-3)', async () => {
    const { alias, itemId } = await ownedCode();
    const { messagesPerCode: perCode, messagesPerSender: perSender } = SETTINGS;
    const day = { purpose: 'messages', subject: itemId, max: perCode.default, window: MESSAGE.perCodeWindow };
    await useUp(app, day, perCode.default - HALF_OF_DAY);
    const answers = await flood(alias, newAddress(), 12);
    // The first one does not count for the day. The last one is that of this quarter of an hour.
    expect(passed(answers)).toBe(perSender.default + MESSAGE.slowed.max);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(QUARTER_OF_HOUR);
    // Others still reach the code, five of an address.
    expect(passed(await flood(alias, newAddress(), 10))).toBe(perSender.default);
  });

  it('should take one more each quarter of an hour once the code’s day is used up, and tell its owner once (LIM-3)', async () => {
    const { alias, itemId, email } = await ownedCode();
    const { default: max } = SETTINGS.messagesPerCode;
    await useUp(app, { purpose: 'messages', subject: itemId, max, window: MESSAGE.perCodeWindow });
    const address = newAddress();
    expect(passed(await flood(alias, address, 5))).toBe(1 + MESSAGE.slowed.max);
    app.clock.advance(MESSAGE.slowed.window);
    const answers = await flood(alias, address, 5);
    expect(passed(answers)).toBe(MESSAGE.slowed.max);
    for (const { headers } of answers.filter(({ status }) => status === 429))
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(QUARTER_OF_HOUR);
    const { text } = await app.mail.waitForSubject(email, `Many messages for ${toDisplayAlias(alias)}`);
    expect(text).toContain(`/my-code/${itemId}`);
    const told = { template: 'many-messages', recipient: email } as const;
    expect(await app.dataSource.manager.countBy(OutboxEntity, told)).toBe(1);
  });

  it('should be so many first messages from one address to all codes, and five to a code after that (LIM-3)', async () => {
    const [one, other] = [await ownedCode(), await ownedCode()];
    const address = newAddress();
    const { max, window } = MESSAGE.first.perAddress;
    const tokens = await Promise.all([
      forms(one.alias, address, max / 2),
      forms(other.alias, address, max / 2 + 20),
    ]);
    app.clock.advance(MESSAGE.formMinAge);
    const answers = await Promise.all(
      [one, other].map(({ alias }, i) =>
        sendAll(
          alias,
          tokens[i]!.map((token) => ({ token, address })),
        ),
      ),
    );
    expect(passed(answers.flat())).toBe(max);
    const third = await ownedCode();
    const more = await forms(third.alias, address, 10);
    app.clock.advance(MESSAGE.formMinAge);
    const later = await sendAll(
      third.alias,
      more.map((token) => ({ token, address })),
    );
    expect(passed(later)).toBe(SETTINGS.messagesPerSender.default);
    app.clock.advance(window);
    const [fresh = ''] = await forms(third.alias, address, 1);
    app.clock.advance(MESSAGE.formMinAge);
    expect((await send(third.alias, fresh, address)).status).toBe(201);
  });

  it('should count a token once: what is sent from a form again is one of five (LIM-3)', async () => {
    const { alias } = await ownedCode();
    const address = newAddress();
    const [used = ''] = await forms(alias, address, 1);
    app.clock.advance(MESSAGE.formMinAge);
    const texts = Array.from({ length: 15 }, (_, i) => ({ token: used, address, body: `Number ${i}` }));
    const answers = await sendAll(alias, texts);
    expect(passed(answers)).toBe(SETTINGS.messagesPerSender.default);
    // Written in another way it is no token.
    for (const forged of [`${used}.x`, `x.${used}`, used.replace(/\.[^.]+\./, '.')])
      expect((await send(alias, forged, address, 'Forged')).body.code).toBe('form_expired');
    // Somebody else behind the address is not held up, and is one message however often the same is sent.
    const [theirs = ''] = await forms(alias, address, 1);
    app.clock.advance(MESSAGE.formMinAge);
    const same = await Promise.all(Array.from({ length: 5 }, () => send(alias, theirs, address)));
    expect(passed(same)).toBe(5);
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    // What was refused has used nothing up: the form can still be sent when there is room again.
    expect((await send(alias, used, address, 'Refused before')).status).toBe(429);
    app.clock.advance(MESSAGE.perSenderWindow);
    expect((await send(alias, used, address, 'Refused before')).status).toBe(201);
  });

  it.each([
    ['messages', 'conversations', CONVERSATION, { body: 'It is at the desk' }],
    [
      'places',
      'attachments',
      ATTACHMENT,
      { place: { latitude: 52.5, longitude: 13.4, accuracy: 10, about: true } },
    ],
  ] as const)(
    'should leave each conversation its first %s after others have used up the code’s day (LIM-3)',
    async (_, purpose, { perCode, first }, given) => {
      const talk = await beginTalk(app);
      const { activationId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id: talk.id });
      await useUp(app, { purpose: `${purpose}-of-code`, subject: activationId, ...perCode });
      const statuses = [];
      for (let i = 0; i <= first.max; i += 1) statuses.push((await talk.write(given)).status);
      expect(statuses).toEqual([...Array<number>(first.max).fill(201), 429]);
      app.clock.advance(perCode.window);
      expect((await talk.write(given)).status).toBe(201);
    },
  );
});
