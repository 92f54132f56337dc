import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { ConversationRecords, type OpenConversation } from '../conversation-records/conversation-records';
import { MessageEntity } from '../tables/message.entity';

/** "Email me replies", for whoever has the link of a conversation. Throws `not_found` as the conversation does. */
@Injectable()
export class SenderAnswers {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ConversationRecords,
    private readonly addresses: AnswersToAddresses,
  ) {}

  /** Throws `too_many_requests`. */
  async mailTo(token: string, given: AnswersTo): Promise<void> {
    await this.runLocked(token, async (manager, { message, activation }) => {
      const about = { conversationId: message.id, activationId: activation.id };
      await this.addresses.replace(manager, { ...about, alias: activation.alias }, given);
    });
  }

  async stop(token: string): Promise<void> {
    await this.runLocked(token, (manager, { message }) => this.addresses.remove(manager, message.id));
  }

  private async runLocked(
    token: string,
    change: (manager: EntityManager, conversation: OpenConversation) => Promise<void>,
  ): Promise<void> {
    const { message } = await this.records.getByToken(token);
    await this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [message.id]);
      // Again: the link may have been replaced, or the message deleted, before it was locked.
      await change(manager, await this.records.getByToken(token, manager));
    });
  }
}
