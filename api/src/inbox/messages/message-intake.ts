import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivationRecords, type ScanPage } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { sha256 } from '../../platform/secrets/secrets';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { MessageEntity } from '../tables/message.entity';
import { DroppedMessages } from './dropped-messages';
import { MessageLimits } from './message-limits';
import type { NewMessageDto } from './message.dto';
import { type NewMessage, NewMessages, type ReceivedMessage } from './new-messages';

/** Where a message comes from, the language of the page that it was written on, and whether its sender is signed in. */
type MessageSource = Omit<AnswersTo, 'address'> & Pick<NewMessage, 'isSignedIn'>;

/** The code that a message is for, as a scan page knows it: maybe a second old. */
type ScannedCode = Pick<ScanPage, 'itemId' | 'activationId'>;

/** Receives the messages of finders and visitors. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly limits: MessageLimits,
    private readonly blocked: BlockedSendersService,
    private readonly dropped: DroppedMessages,
    private readonly links: ConversationLinks,
    private readonly answersTo: AnswersToAddresses,
    private readonly messages: NewMessages,
  ) {}

  /**
   * Stores a message for the current holder of the code and opens a conversation. Messages with a filled honeypot and of
   * blocked senders get the same answers and limits, but are not stored. The same form sent twice is one message with
   * one answer (REL-7).
   * Throws `code_not_found`, `code_disabled`, `not_activated` or `too_many_requests` (LIM-3).
   */
  async receive(
    code: ScannedCode,
    given: NewMessageDto,
    { clientAddress, locale, isSignedIn }: MessageSource,
  ): Promise<ReceivedMessage> {
    return this.transactions.run(async (manager) => {
      // The lock puts equal messages one after the other. An activation that has ended accepts none.
      const activation = await this.activations.lockCurrent(manager, code);
      const { id: activationId, alias } = activation;
      const submission = toSubmission(activationId, given);
      const answersTo = given.answersTo ? { address: given.answersTo, locale, clientAddress } : undefined;
      const origin = { itemId: code.itemId, activationId, clientAddress, formToken: given.formToken };
      const { isFirst, limits } = await this.limits.lock(manager, origin);
      const answered = isFirst ? undefined : await this.findAnswered(manager, submission);
      if (answered) {
        const about = { activationId, alias, conversationId: answered.id };
        // Somebody who left no address goes back, and leaves one.
        if (answersTo) await this.answersTo.keepFirst(manager, about, answersTo);
        return answered;
      }
      const contact = { ...given.sender, answersTo: given.answersTo };
      const blocked = await this.blocked.isBlocked(manager, activation.userId, contact);
      await this.limits.take(manager, activation, limits);
      if (given.website || blocked) return this.toDropped(await this.dropped.remember(manager, submission));
      return this.messages.add(manager, { ...given, submission, answersTo, isSignedIn }, activation);
    });
  }

  /** The answer to the same form, if it was sent before. */
  private async findAnswered(
    manager: EntityManager,
    submission: string,
  ): Promise<ReceivedMessage | undefined> {
    const sent = await manager.findOneBy(MessageEntity, { submission });
    if (sent) {
      // Its owner may be making another link.
      await lockRows(manager, MessageEntity, [sent.id]);
      return { id: sent.id, token: await this.links.getFirstToken(manager, sent.id) };
    }
    const droppedId = await this.dropped.findId(manager, submission);
    return droppedId === undefined ? undefined : this.toDropped(droppedId);
  }

  /** The answer to a dropped message looks like any other. Its token opens nothing. */
  private toDropped(id: string): ReceivedMessage {
    return { id, token: this.links.toDeadToken(id) };
  }
}

/** Two messages with the same hash are one: the same form with the same content. */
function toSubmission(activationId: string, given: NewMessageDto): string {
  const { formToken, kind, body, sender: { name, email, phone } = {}, website } = given;
  const trap = website ? [website] : [];
  return sha256(JSON.stringify([activationId, formToken, kind, body, name, email, phone, ...trap]));
}
