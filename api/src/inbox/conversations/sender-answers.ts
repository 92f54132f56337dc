import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { assertOpen, ConversationRecords } from '../conversation-records/conversation-records';
import type { Sender } from '../conversation-records/participant';
import { HeldMessages } from '../messages/held-messages';
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
    private readonly held: HeldMessages,
  ) {}

  /** The conversation, with whether answers are mailed, and whether the owner holds it. Nobody learns where to. */
  async readPage(
    who: Sender,
    before?: number,
  ): Promise<ConversationDto & { mailed: boolean; held: boolean }> {
    const conversation = await this.records.get(who);
    const { id, heldAt } = conversation.message;
    const mailed = await this.addresses.has(this.dataSource.manager, id);
    return { ...(await this.conversations.describe(conversation, before)), mailed, held: heldAt !== null };
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

  /** The code of the conversation, if to open it from a mail with this proof would show anything new. */
  async findUnproved(who: Sender, proof: string): Promise<string | undefined> {
    const { message, activation } = await this.records.get(who);
    const isNew = await this.addresses.canProve(this.dataSource.manager, message.id, proof);
    return isNew ? activation?.alias : undefined;
  }

  /** Somebody pressed the button behind a mailed link. The first press proves the address, and releases a held message. */
  async prove(who: Sender, proof: string): Promise<void> {
    const { message } = await this.records.get(who);
    await this.records.runToWrite(who, message, async (manager, conversation) => {
      const provedAt = await this.addresses.prove(manager, message.id, proof);
      if (provedAt) await this.held.release(manager, conversation, provedAt);
    });
  }

  async stop(who: Sender): Promise<void> {
    await this.records.runFor(who, (manager, { message }) => this.addresses.remove(manager, message.id));
  }
}
