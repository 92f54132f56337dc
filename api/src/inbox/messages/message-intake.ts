import { Injectable } from '@nestjs/common';
import type { MessageKind } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { sha256 } from '../../platform/secrets/secrets';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { MessageNotices } from '../notices/message-notices';
import { DroppedMessages } from './dropped-messages';
import { MessageCounts } from './message-counts';
import { MessageLimits } from './message-limits';
import { MessageEntity } from '../tables/message.entity';

export interface ReceivedMessage {
  kind: MessageKind;
  body: string;
  sender?: { name?: string; email?: string; phone?: string };
  formToken: string;
  website?: string;
}

/** Takes in what finders and visitors write. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly limits: MessageLimits,
    private readonly notices: MessageNotices,
    private readonly counts: MessageCounts,
    private readonly blocked: BlockedSendersService,
    private readonly dropped: DroppedMessages,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message for whoever holds the code now and answers its id. A filled honeypot and a blocked sender are
   * answered and limited alike, and kept nowhere; sending the same form twice is one message, with one answer (REL-7).
   * Throws `code_not_found`, `code_disabled`, `not_activated` or `too_many_requests` (LIM-3).
   */
  async receive(itemId: string, message: ReceivedMessage, address: string): Promise<string> {
    const { alias, ownerId, activationId } = await this.activations.current(itemId);
    const submission = submissionOf(activationId, message);
    const origin = { itemId, address, formToken: message.formToken };
    return this.transactions.run(async (manager) => {
      // Equal messages come one after the other; an activation that ended meanwhile takes none.
      await this.activations.hold(manager, activationId);
      const answered = await this.answeredWith(manager, submission);
      if (answered) return answered;
      const blocked = await this.blocked.isBlocked(manager, ownerId, message.sender);
      await this.limits.take(manager, origin);
      if (message.website || blocked) return this.dropped.remember(manager, submission);
      const entity = { ...this.newMessage(message), submission, ownerId, activationId };
      await manager.insert(MessageEntity, entity);
      await this.counts.add(manager, ownerId, [entity]);
      await this.notices.enqueue(manager, entity, alias);
      return entity.id;
    });
  }

  /** The same form was sent before. */
  private async answeredWith(manager: EntityManager, submission: string): Promise<string | undefined> {
    const sent = await manager.findOneBy(MessageEntity, { submission });
    return sent?.id ?? this.dropped.idOf(manager, submission);
  }

  private newMessage({ kind, body, sender }: ReceivedMessage) {
    return {
      id: newId(),
      kind,
      body,
      senderName: sender?.name || null,
      senderEmail: sender?.email || null,
      senderPhone: sender?.phone || null,
      createdAt: this.clock.now(),
      readAt: null,
      archivedAt: null,
      reportedAt: null,
      changeId: null,
    };
  }
}

/** What makes two messages one: the same form, filled in alike. */
function submissionOf(
  activationId: string,
  { formToken, kind, body, sender = {}, website }: ReceivedMessage,
): string {
  const { name, email, phone } = sender;
  const trap = website ? [website] : [];
  return sha256(JSON.stringify([activationId, formToken, kind, body, name, email, phone, ...trap]));
}
