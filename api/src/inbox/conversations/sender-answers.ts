import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { MessageEntity } from '../tables/message.entity';
import { SenderConversations } from './sender-conversations';

/** "Email me replies", for whoever has the link of a conversation. Throws `not_found` as the conversation does. */
@Injectable()
export class SenderAnswers {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly conversations: SenderConversations,
    private readonly addresses: AnswersToAddresses,
  ) {}

  /** Throws `too_many_requests`. */
  async mailTo(token: string, given: AnswersTo): Promise<void> {
    await this.runLocked(token, async (manager, { id, activationId }) => {
      const alias = (await this.activations.findCode(activationId, manager))?.alias ?? '';
      await this.addresses.replace(manager, { conversationId: id, activationId, alias }, given);
    });
  }

  async stop(token: string): Promise<void> {
    await this.runLocked(token, (manager, { id }) => this.addresses.remove(manager, id));
  }

  private async runLocked(
    token: string,
    change: (manager: EntityManager, message: MessageEntity) => Promise<void>,
  ): Promise<void> {
    const { id } = await this.conversations.getMessage(token);
    await this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      // Again: the link may have been replaced, or the message deleted, before it was locked.
      await change(manager, await this.conversations.getMessage(token, manager));
    });
  }
}
