import { Injectable } from '@nestjs/common';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type Limit, LimitsService, toNested } from '../../records';
import type { Participant, Sender } from '../conversation-records/participant';
import type { MessageEntity } from '../tables/message.entity';

const RATES = { conversations: CONVERSATION, attachments: ATTACHMENT };

/** One with photos or a place counts for both. */
type Purpose = keyof typeof RATES;

/** The message that opened the conversation. */
type Opening = Pick<MessageEntity, 'id' | 'activationId'>;

/**
 * The rate limits of those who write in conversations or change their state: of senders per conversation, per client
 * address with its networks, and per code; of owners all together. The first messages of a conversation do not count for
 * the code, so that nobody can lock others out by using up its limit (ADR 27). Everything here throws
 * `too_many_requests`.
 */
@Injectable()
export class ParticipantLimits {
  constructor(
    private readonly limits: LimitsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Refuses a message for which no limit is left. Call it before the transaction, so that it locks no rows. */
  async assertLeft(who: Participant, opening: Opening): Promise<void> {
    if (who.side === 'owner') await this.limits.assertLeft(toOwnersLimit(who.userId));
    else await this.assertSendersLeft(toSendersLimits('conversations', who, opening));
  }

  /** Counts a message, in the transaction that writes it. */
  async take(manager: EntityManager, who: Participant, opening: Opening): Promise<void> {
    if (who.side === 'owner') await this.limits.takeIn(manager, toOwnersLimit(who.userId));
    else await this.takeSenders(manager, toSendersLimits('conversations', who, opening));
  }

  /** Refuses a message for which no limit is left. Else counts it as one with photos or a place. */
  async takeAttachment(who: Participant, opening: Opening): Promise<void> {
    await this.assertLeft(who, opening);
    if (who.side === 'owner') {
      const limit = { purpose: 'attachments-of-owner', subject: who.userId, ...ATTACHMENT.perOwner };
      return this.limits.take(limit);
    }
    const limits = toSendersLimits('attachments', who, opening);
    await this.assertSendersLeft(limits);
    await this.transactions.run((manager) => this.takeSenders(manager, limits));
  }

  /** Counts a change of the state. */
  async takeChange(who: Participant, { id: subject }: Opening): Promise<void> {
    const ofSenders = { purpose: 'conversation-changes', subject, ...CONVERSATION.changesPerConversation };
    await this.limits.take(who.side === 'owner' ? toOwnersLimit(who.userId) : ofSenders);
  }

  private async assertSendersLeft({ own, first, ofCode }: SendersLimits): Promise<void> {
    const spent = await this.limits.findSpent(...own, first, ofCode);
    const needed = spent.includes(first) ? [...own, ofCode] : own;
    const refused = needed.find((limit) => spent.includes(limit));
    if (refused) throw await this.limits.newRefusal(refused);
  }

  private async takeSenders(manager: EntityManager, { own, first, ofCode }: SendersLimits): Promise<void> {
    await this.limits.lockIn(manager, ...own, first, ofCode);
    const isFirst = this.limits.takeLocked(manager, first);
    await this.limits.takeAllLocked(manager, ...own, ...(isFirst ? [] : [ofCode]));
  }
}

type SendersLimits = ReturnType<typeof toSendersLimits>;

function toOwnersLimit(subject: string): Limit {
  return { purpose: 'conversations-of-owner', subject, ...CONVERSATION.perOwner };
}

function toSendersLimits(purpose: Purpose, { clientAddress }: Sender, { id, activationId }: Opening) {
  const { perConversation, perAddress, perCode, first } = RATES[purpose];
  return {
    own: [
      { purpose, subject: id, ...perConversation },
      ...toNested({ purpose: `${purpose}-of-address`, subject: '', ...perAddress }, clientAddress),
    ],
    first: { purpose: `${purpose}-first`, subject: id, ...first },
    ofCode: { purpose: `${purpose}-of-code`, subject: activationId, ...perCode },
  };
}
