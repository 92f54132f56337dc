import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { assertOpen, ConversationRecords } from '../conversation-records/conversation-records';
import type { Sender } from '../conversation-records/participant';

import type { ConversationDto } from './conversation.dto';
import { ConversationsService } from './conversations.service';

/** "Email me replies", for whoever has the link of a conversation. Throws `not_found` as the conversation does. */
@Injectable()
export class SenderAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: ConversationRecords,
    private readonly conversations: ConversationsService,
    private readonly addresses: AnswersToAddresses,
  ) {}

  /** The conversation, with whether answers are mailed. Nobody learns where to. */
  async readPage(who: Sender, before?: number): Promise<ConversationDto & { mailed: boolean }> {
    const conversation = await this.records.get(who);
    const mailed = await this.addresses.has(this.dataSource.manager, conversation.message.id);
    return { ...(await this.conversations.describe(conversation, before)), mailed };
  }

  /** Throws `too_many_requests`. */
  async mailTo(who: Sender, given: Omit<AnswersTo, 'clientAddress'>): Promise<void> {
    await this.records.runFor(who, async (manager, conversation) => {
      assertOpen(conversation);
      const { message, activation } = conversation;
      const about = { conversationId: message.id, activationId: activation.id, alias: activation.alias };
      await this.addresses.replace(manager, about, { ...given, clientAddress: who.clientAddress });
    });
  }

  async stop(who: Sender): Promise<void> {
    await this.records.runFor(who, (manager, { message }) => this.addresses.remove(manager, message.id));
  }
}
