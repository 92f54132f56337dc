import { ATTACHMENT, CONVERSATION, NETWORKS } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { TransactionRunner } from '../../platform/database/transaction-runner';
import type { Limit, LimitsService } from '../../records';
import type { Participant } from '../conversation-records/participant';
import { ParticipantLimits } from './participant-limits';

const MANAGER = {} as EntityManager;
const OPENING = { id: 'conversation', activationId: 'code' };
const SENDER = { side: 'sender', clientAddress: '203.0.113.7' } as Participant;
const OWNER = { side: 'owner', userId: 'owner' } as Participant;

/** The limits of who writes, where those with these purposes are used up. Each note is a limit that counts. */
function open(...spent: string[]) {
  const counted: string[] = [];
  const seen = new Map<string, Limit>();
  const note = (...limits: Limit[]) => limits.forEach((limit) => seen.set(limit.purpose, limit));
  const assertLeft = async (limit: Limit) => {
    note(limit);
    if (spent.includes(limit.purpose)) throw new Error(limit.purpose);
  };
  const take = async (limit: Limit) => {
    await assertLeft(limit);
    counted.push(limit.purpose);
  };
  const limits = {
    assertLeft,
    take,
    takeIn: (_: EntityManager, limit: Limit) => take(limit),
    async findSpent(...all: Limit[]) {
      note(...all);
      return all.filter(({ purpose }) => spent.includes(purpose));
    },
    newRefusal: async ({ purpose }: Limit) => new Error(purpose),
    lockIn: async (_: EntityManager, ...all: Limit[]) => note(...all),
    takeLocked(_: EntityManager, limit: Limit) {
      counted.push(limit.purpose);
      return !spent.includes(limit.purpose);
    },
    async takeAllLocked(_: EntityManager, ...all: Limit[]) {
      for (const limit of all) await take(limit);
    },
  } as unknown as LimitsService;
  const transactions = { run: (work: (manager: EntityManager) => unknown) => work(MANAGER) };
  return {
    rates: new ParticipantLimits(limits, transactions as unknown as TransactionRunner),
    counted,
    seen,
  };
}

describe('ParticipantLimits', () => {
  it.each([
    [[], undefined],
    [['conversations'], 'conversations'],
    [['conversations-of-address'], 'conversations-of-address'],
    [['conversations-first'], undefined],
    [['conversations-of-code'], undefined],
    [['conversations-first', 'conversations-of-code'], 'conversations-of-code'],
    [['conversations-of-owner'], undefined],
  ])('should, where %j is used up, refuse a sender because of %s', async (spent, because) => {
    const asked = open(...spent).rates.assertLeft(SENDER, OPENING);
    await (because ? expect(asked).rejects.toThrow(because) : expect(asked).resolves.toBeUndefined());
  });

  it('should ask an owner for the one limit of owners', async () => {
    const { rates, seen } = open('conversations', 'conversations-of-address');
    await rates.assertLeft(OWNER, OPENING);
    expect([...seen.values()]).toEqual([
      { purpose: 'conversations-of-owner', subject: 'owner', ...CONVERSATION.perOwner },
    ]);
    await expect(open('conversations-of-owner').rates.assertLeft(OWNER, OPENING)).rejects.toThrow('of-owner');
  });

  it('should count a message of a sender, for the code only after the first ones', async () => {
    const { rates, counted, seen } = open();
    await rates.take(MANAGER, SENDER, OPENING);
    expect(counted).toEqual([
      'conversations-first',
      'conversations',
      'conversations-of-address',
      'conversations-of-address',
    ]);
    expect([...seen.values()]).toEqual([
      { purpose: 'conversations', subject: 'conversation', ...CONVERSATION.perConversation },
      {
        ...{ purpose: 'conversations-of-address', subject: '203.0.113.0/24' },
        ...{ ...CONVERSATION.perAddress, max: NETWORKS.network * CONVERSATION.perAddress.max },
      },
      { purpose: 'conversations-first', subject: 'conversation', ...CONVERSATION.first },
      { purpose: 'conversations-of-code', subject: 'code', ...CONVERSATION.perCode },
    ]);
    const later = open('conversations-first');
    await later.rates.take(MANAGER, SENDER, OPENING);
    expect(later.counted).toContain('conversations-of-code');
  });

  it('should count a message of an owner', async () => {
    const { rates, counted } = open();
    await rates.take(MANAGER, OWNER, OPENING);
    expect(counted).toEqual(['conversations-of-owner']);
  });

  it('should count photos and places for a limit of their own', async () => {
    const { rates, counted, seen } = open();
    await rates.takeAttachment(SENDER, OPENING);
    expect(counted).toEqual([
      'attachments-first',
      'attachments',
      'attachments-of-address',
      'attachments-of-address',
    ]);
    expect(seen.get('attachments')).toMatchObject({ subject: 'conversation', ...ATTACHMENT.perConversation });
    const ofOwner = open();
    await ofOwner.rates.takeAttachment(OWNER, OPENING);
    expect(ofOwner.counted).toEqual(['attachments-of-owner']);
    expect(ofOwner.seen.get('attachments-of-owner')).toMatchObject({
      subject: 'owner',
      ...ATTACHMENT.perOwner,
    });
  });

  it.each([
    [SENDER, 'conversations'],
    [SENDER, 'attachments'],
    [SENDER, 'attachments-of-address'],
    [OWNER, 'conversations-of-owner'],
    [OWNER, 'attachments-of-owner'],
  ])('should count no photo of %j where %s is used up', async (who, purpose) => {
    const { rates, counted } = open(purpose);
    await expect(rates.takeAttachment(who, OPENING)).rejects.toThrow(purpose);
    expect(counted).toEqual([]);
  });

  it('should count changes of the state', async () => {
    const { rates, counted, seen } = open();
    await rates.takeChange(SENDER, OPENING);
    await rates.takeChange(OWNER, OPENING);
    expect(counted).toEqual(['conversation-changes', 'conversations-of-owner']);
    expect(seen.get('conversation-changes')).toMatchObject({
      subject: 'conversation',
      ...CONVERSATION.changesPerConversation,
    });
  });
});
