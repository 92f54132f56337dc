import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { HeldActivation } from '../../codes';
import type { Limit, LimitsService, SettingsService } from '../../records';
import type { FloodNotices } from '../notices/flood-notices';
import { MessageLimits } from './message-limits';

const MANAGER = {} as EntityManager;
const PER_SENDER = 5;
const PER_CODE = 31;
const ORIGIN = { itemId: 'code', activationId: 'its', clientAddress: '203.0.113.7', formToken: 'form' };
const NETWORK = '203.0.113.0/24';

/** The name of each limit by its purpose. The limit of a network is named as the limit of its address. */
const NAMES: Record<string, string> = {
  'message-form': 'ofForm',
  'messages-of-address': 'ofAddress',
  'messages code': 'ofCode',
  'messages-slowed': 'ofCodeSlowed',
  'messages-of-newcomers code': 'ofNewcomers',
  'messages-of-newcomers-slowed': 'ofNewcomersSlowed',
  'messages-of-newcomers': 'ofNewcomer',
  messages: 'ofSender',
};
const toName = ({ purpose, subject }: Limit) => NAMES[`${purpose} ${subject}`] ?? NAMES[purpose]!;

/** The limits of a message where these are used up; what they are asked for. */
function open(...spent: string[]) {
  const taken: Limit[] = [];
  const lockIn = jest.fn(async (_: EntityManager, ...limits: Limit[]) => void limits);
  const isSpent = (limit: Limit) => spent.includes(toName(limit));
  const limits = {
    lockIn,
    findSpentUntil: async (limit: Limit) => (isSpent(limit) ? new Date() : undefined),
    takeLocked(_: EntityManager, ...wanted: Limit[]) {
      taken.push(...wanted);
      return !wanted.some(isSpent);
    },
    newRefusal: async (limit: Limit) => new Error(toName(limit)),
  } as unknown as LimitsService;
  const settings = { get: async () => ({ messagesPerSender: PER_SENDER, messagesPerCode: PER_CODE }) };
  const tell = jest.fn(async () => undefined);
  const floods = { tell } as unknown as FloodNotices;
  const messages = new MessageLimits(limits, settings as unknown as SettingsService, floods);
  return { messages, taken, lockIn, tell };
}

/** What becomes of a message where these limits are used up, and what it counts for. */
async function take(...spent: string[]) {
  const { messages, taken, tell } = open(...spent);
  const { limits } = await messages.lock(MANAGER, ORIGIN);
  const outcome = await messages.take(MANAGER, {} as HeldActivation, limits).then(
    () => (tell.mock.calls.length > 0 ? 'is told' : 'passes'),
    ({ message }: Error) => message,
  );
  return { outcome, taken, last: taken.at(-1)! };
}

describe('MessageLimits', () => {
  it('should lock all that a message and its mail count for, also of the networks around the client', async () => {
    const { messages, lockIn } = open();
    await messages.lock(MANAGER, ORIGIN);
    const [, ...locked] = lockIn.mock.calls[0]!;
    const rates = locked.map(({ purpose, subject, max, window }) => [`${purpose} ${subject}`, max, window]);
    const { perAddress, perCode, slowed } = MESSAGE.newcomers;
    const { first } = MESSAGE;
    expect(rates).toEqual([
      ['message-form form', 1, MESSAGE.formMaxAge],
      ['messages-of-address 203.0.113.7', first.perAddress.max, first.perAddress.window],
      [`messages-of-address ${NETWORK}`, 4 * first.perAddress.max, first.perAddress.window],
      ['messages code 203.0.113.7', PER_SENDER, MESSAGE.perSenderWindow],
      [`messages code ${NETWORK}`, 4 * PER_SENDER, MESSAGE.perSenderWindow],
      ['messages-of-newcomers code 203.0.113.7', 1, perAddress.window],
      [`messages-of-newcomers code ${NETWORK}`, 4, perAddress.window],
      ['messages-of-newcomers code', perCode.max, perCode.window],
      ['messages-of-newcomers-slowed code', slowed.max, slowed.window],
      ['messages code', PER_CODE, MESSAGE.perCodeWindow],
      ['messages-slowed code', MESSAGE.slowed.max, MESSAGE.slowed.window],
      ['notices-of-code its', MESSAGE.noticesPerCode.max, MESSAGE.noticesPerCode.window],
      ['many-messages-told its', MESSAGE.floodTold.max, MESSAGE.floodTold.window],
    ]);
  });

  it('should know the first message of a form', async () => {
    expect(await open().messages.lock(MANAGER, ORIGIN)).toMatchObject({ isFirst: true });
    expect(await open('ofForm').messages.lock(MANAGER, ORIGIN)).toMatchObject({ isFirst: false });
  });

  it.each([
    // The first from its address.
    [[], 'passes', 'ofNewcomers'],
    [['ofCode', 'ofCodeSlowed'], 'passes', 'ofNewcomers'],
    [['ofNewcomers', 'ofCode', 'ofCodeSlowed'], 'is told', 'ofNewcomersSlowed'],
    [['ofNewcomers', 'ofNewcomersSlowed'], 'passes', 'ofCode'],
    [['ofNewcomers', 'ofNewcomersSlowed', 'ofCode', 'ofCodeSlowed'], 'ofCodeSlowed', 'ofCodeSlowed'],
    // One more from its address.
    [['ofNewcomer'], 'passes', 'ofCode'],
    [['ofNewcomer', 'ofForm'], 'passes', 'ofCode'],
    [['ofNewcomer', 'ofAddress'], 'passes', 'ofCode'],
    [['ofNewcomer', 'ofCode'], 'is told', 'ofCodeSlowed'],
    [['ofNewcomer', 'ofCode', 'ofCodeSlowed'], 'ofCodeSlowed', 'ofCodeSlowed'],
    // More than one sender may write.
    [['ofNewcomer', 'ofSender'], 'passes', 'ofCode'],
    [['ofNewcomer', 'ofSender', 'ofForm'], 'ofSender', 'ofNewcomer'],
    [['ofNewcomer', 'ofSender', 'ofAddress'], 'ofAddress', 'ofNewcomer'],
  ])('should, where %j is used up, say: %s, and ask last for: %s', async (spent, outcome, last) => {
    const took = await take(...spent);
    expect([took.outcome, toName(took.last)]).toEqual([outcome, last]);
  });

  it('should count each message for its form, its networks and both with the code, even if one refuses it', async () => {
    const { taken } = await take('ofNewcomer', 'ofSender', 'ofForm');
    const names = ['ofForm', 'ofAddress', 'ofAddress', 'ofSender', 'ofSender', 'ofNewcomer', 'ofNewcomer'];
    expect(taken.map(toName)).toEqual(names);
  });

  it('should leave first messages of forms beyond the limit half of the day of the code', async () => {
    expect((await take('ofNewcomer')).last).toMatchObject({ max: PER_CODE });
    const { last } = await take('ofNewcomer', 'ofSender');
    expect(last).toMatchObject({ max: Math.ceil(PER_CODE * MESSAGE.first.partOfCodesDay) });
  });

  it('should never refuse anybody for more than a quarter of an hour because of what others wrote', () => {
    for (const { window } of [MESSAGE.slowed, MESSAGE.newcomers.slowed, MESSAGE.first.perAddress])
      expect(window).toBeLessThanOrEqual(15 * 60_000);
  });
});
