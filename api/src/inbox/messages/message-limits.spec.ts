import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { Limit, LimitsService, SettingsService } from '../../records';
import { MessageLimits } from './message-limits';

const MANAGER = {} as EntityManager;
const PER_SENDER = 5;
const PER_CODE = 31;
const ORIGIN = { itemId: 'code', activationId: 'its', clientAddress: '203.0.113.7', formToken: 'form' };

/** The limits of a message where these are used up; what they are asked for. */
function open(...spent: string[]) {
  const taken: Limit[] = [];
  const lockIn = jest.fn(async () => undefined);
  const limits = {
    lockIn,
    findSpentUntil: async ({ purpose }: Limit) => (spent.includes(purpose) ? new Date() : undefined),
    takeLocked(_: EntityManager, limit: Limit) {
      taken.push(limit);
      return !spent.includes(toName(limit));
    },
    newRefusal: async (limit: Limit) => new Error(toName(limit)),
  } as unknown as LimitsService;
  const settings = { get: async () => ({ messagesPerSender: PER_SENDER, messagesPerCode: PER_CODE }) };
  return { messages: new MessageLimits(limits, settings as unknown as SettingsService), taken, lockIn };
}

const toName = ({ purpose, subject }: Limit) =>
  purpose === 'messages' ? (subject === ORIGIN.itemId ? 'day' : 'sender') : purpose;

/** What becomes of a message where these limits are used up, and by how much it counts for the day. */
async function take(...spent: string[]) {
  const { messages, taken } = open(...spent);
  const { limits } = await messages.lock(MANAGER, ORIGIN);
  const outcome = await messages.take(MANAGER, limits).then(
    () => 'passes',
    ({ message }: Error) => message,
  );
  return { outcome, taken };
}

describe('MessageLimits', () => {
  it('should lock all that a message and its mail count for', async () => {
    const { messages, lockIn } = open();
    const { limits } = await messages.lock(MANAGER, ORIGIN);
    expect(lockIn.mock.calls).toEqual([
      [
        MANAGER,
        { purpose: 'message-form', subject: 'form', max: 1, window: MESSAGE.formMaxAge },
        { purpose: 'messages-of-address', subject: '203.0.113.7', ...MESSAGE.first.perAddress },
        {
          purpose: 'messages',
          subject: 'code 203.0.113.7',
          max: PER_SENDER,
          window: MESSAGE.perSenderWindow,
        },
        { purpose: 'messages', subject: 'code', max: PER_CODE, window: MESSAGE.perCodeWindow },
        { purpose: 'notices-of-code', subject: 'its', ...MESSAGE.noticesPerCode },
      ],
    ]);
    expect(Object.keys(limits)).toEqual(['form', 'client', 'sender', 'day']);
  });

  it('should know the first message of a form', async () => {
    expect(await open().messages.lock(MANAGER, ORIGIN)).toMatchObject({ isFirst: true });
    expect(await open('message-form').messages.lock(MANAGER, ORIGIN)).toMatchObject({ isFirst: false });
  });

  it.each([
    [[], 'passes'],
    [['message-form'], 'passes'],
    [['messages-of-address'], 'passes'],
    [['sender'], 'passes'],
    [['sender', 'message-form'], 'sender'],
    [['sender', 'messages-of-address'], 'sender'],
    [['day'], 'day'],
    [['sender', 'day'], 'sender'],
  ])('should, where %j is used up, say: %s', async (spent, outcome) => {
    expect(await take(...spent)).toMatchObject({ outcome });
  });

  it('should count each message for its form, its address and both with the code, even if one refuses it', async () => {
    const { taken } = await take('sender', 'message-form');
    expect(taken.map(toName)).toEqual(['message-form', 'messages-of-address', 'sender']);
  });

  it('should leave first messages beyond the limit half of the day of the code', async () => {
    expect((await take()).taken.at(-1)).toMatchObject({ max: PER_CODE });
    const { taken } = await take('sender');
    expect(taken.at(-1)).toMatchObject({ max: Math.ceil(PER_CODE * MESSAGE.first.partOfCodesDay) });
  });
});
