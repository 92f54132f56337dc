import { Injectable } from '@nestjs/common';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { LimitsService, toAddressBucket } from '../../records';
import type { MessageEntity } from '../tables/message.entity';

const RATES = { conversations: CONVERSATION, attachments: ATTACHMENT };

/** A message of a sender. One with photos or a place counts for both purposes. */
interface Written {
  purpose: keyof typeof RATES;
  message: MessageEntity;
  clientAddress: string;
}

/**
 * The rate limits of senders: per conversation, per client address and per code. The first messages of a conversation do
 * not count for the code, so that nobody can lock others out by using up its limit (ADR 27).
 */
@Injectable()
export class SenderLimits {
  constructor(private readonly limits: LimitsService) {}

  /** Throws `too_many_requests`. Call it before the transaction, so that refused messages lock no rows. */
  async assertLeft(written: Written): Promise<void> {
    const { own, first, ofCode } = toLimits(written);
    const spent = await this.limits.findSpent(...own, first, ofCode);
    const needed = spent.includes(first) ? [...own, ofCode] : own;
    const refused = needed.find((limit) => spent.includes(limit));
    if (refused) throw await this.limits.newRefusal(refused);
  }

  /** Takes one in the caller's transaction. Throws `too_many_requests`. */
  async take(manager: EntityManager, written: Written): Promise<void> {
    const { own, first, ofCode } = toLimits(written);
    await this.limits.lockIn(manager, ...own, first, ofCode);
    const isFirst = this.limits.takeLocked(manager, first);
    await this.limits.takeAllLocked(manager, ...own, ...(isFirst ? [] : [ofCode]));
  }
}

function toLimits({ purpose, message: { id, activationId }, clientAddress }: Written) {
  const { perConversation, perAddress, perCode, first } = RATES[purpose];
  return {
    own: [
      { purpose, subject: id, ...perConversation },
      { purpose: `${purpose}-of-address`, subject: toAddressBucket(clientAddress), ...perAddress },
    ],
    first: { purpose: `${purpose}-first`, subject: id, ...first },
    ofCode: { purpose: `${purpose}-of-code`, subject: activationId, ...perCode },
  };
}
