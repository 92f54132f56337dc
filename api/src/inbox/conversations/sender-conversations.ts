import { Injectable } from '@nestjs/common';
import { CONVERSATION } from '@ringtag/contracts';
import once from 'lodash/once';
import { DataSource, type EntityManager } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { LimitsService, toAddressBucket } from '../../records';
import { AnswersToAddresses } from '../answers-to/answers-to';
import { Attachments } from '../attachments/attachments.service';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { ConversationStates, type StateChange } from '../conversation-states/conversation-states';
import type { MessageEntity } from '../tables/message.entity';
import type { ConversationDto, ConversationMessageDto, NewConversationMessageDto } from './conversation.dto';
import { ConversationsService, type Writer } from './conversations.service';
import { MessageForms } from './message-forms';
import { SenderLimits } from './sender-limits';

/**
 * What the link of a conversation opens for whoever has it. `not_found` is the one answer to a token that is forged or
 * replaced, and to one whose message was deleted, whose code was given up or whose sender was blocked.
 */
@Injectable()
export class SenderConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly records: ConversationRecords,
    private readonly conversations: ConversationsService,
    private readonly states: ConversationStates,
    private readonly answersTo: AnswersToAddresses,
    private readonly attachments: Attachments,
    private readonly forms: MessageForms,
    private readonly senderLimits: SenderLimits,
    private readonly limits: LimitsService,
  ) {}

  /** Changes nothing: mail programs and previews of links open it as well. Throws `not_found`. */
  async read(token: string, before?: number): Promise<ConversationDto> {
    return this.conversations.read(await this.records.getByToken(token), before);
  }

  /** The same for a page, with whether answers are mailed. Nobody learns where to. */
  async readPage(token: string, before?: number): Promise<ConversationDto & { mailed: boolean }> {
    const conversation = await this.records.getByToken(token);
    const mailed = await this.answersTo.has(this.dataSource.manager, conversation.message.id);
    return { ...(await this.conversations.read(conversation, before)), mailed };
  }

  /** Throws `not_found`, `validation_failed` or `too_many_requests` (LIM-3). */
  async write(
    token: string,
    given: NewConversationMessageDto,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const conversation = await this.records.getByToken(token);
    const writer = this.toWriter(token, conversation.message, clientAddress);
    return this.conversations.write(conversation, writer, { ...given, clientAddress });
  }

  /** The same from a form without files. */
  async writeFields(
    token: string,
    fields: URLSearchParams,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    return this.write(token, await this.forms.toMessage(fields), clientAddress);
  }

  /**
   * Takes a form with up to three photos while it arrives. `fields` gets its texts, also those of a form that is refused
   * later. Throws what `write` throws, `payload_too_large` and `photos_full`.
   */
  async writeForm(
    token: string,
    body: unknown,
    fields: URLSearchParams,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const conversation = await this.records.getByToken(token);
    const writer = this.toWriter(token, conversation.message, clientAddress);
    const person = toAddressBucket(clientAddress);
    const photos = await this.forms.readPhotos(body, fields, person, writer.takeAttachment);
    const given = { ...(await this.forms.toMessage(fields)), photos, clientAddress };
    return this.conversations.write(conversation, writer, given);
  }

  /** Throws `not_found`, also for a photo of another conversation. */
  async getPhoto(token: string, photoId: string): Promise<Buffer> {
    const { message } = await this.records.getByToken(token);
    return this.attachments.getBytes(message.id, photoId);
  }

  async markSeen(token: string, count: number): Promise<void> {
    const { message } = await this.records.getByToken(token);
    await this.conversations.markSeen(message, 'sender', count);
  }

  async solve(token: string): Promise<void> {
    await this.change(token, this.states.solve('sender'));
  }

  async reopen(token: string): Promise<void> {
    await this.change(token, this.states.reopen());
  }

  /** Throws `validation_failed` for what is no number. */
  async sharePhone(token: string, phone: string): Promise<void> {
    await this.change(token, this.states.shareSenderPhone(phone));
  }

  /** Deletes the number. Never too often: whoever has shown a number can take it back at once. */
  async hidePhone(token: string): Promise<void> {
    const { message } = await this.records.getByToken(token);
    await this.changeLocked(token, message, this.states.hideSenderPhone());
  }

  private toWriter(token: string, message: MessageEntity, clientAddress: string): Writer {
    const written = { purpose: 'conversations', message, clientAddress } as const;
    const attached = { purpose: 'attachments', message, clientAddress } as const;
    const assertLimits = () => this.senderLimits.assertLeft(written);
    return {
      side: 'sender',
      assertLimits,
      takeAttachment: once(async () => {
        await assertLimits();
        await this.senderLimits.assertLeft(attached);
        await this.transactions.run((manager) => this.senderLimits.take(manager, attached));
      }),
      getLocked: (manager) => this.records.getByToken(token, manager),
      takeLimits: (manager) => this.senderLimits.take(manager, written),
    };
  }

  private async change(token: string, change: StateChange): Promise<void> {
    const { message } = await this.records.getByToken(token);
    const subject = message.id;
    const limit = CONVERSATION.changesPerConversation;
    await this.limits.take({ purpose: 'conversation-changes', subject, ...limit });
    await this.changeLocked(token, message, change);
  }

  private async changeLocked(token: string, message: MessageEntity, change: StateChange): Promise<void> {
    const assertAllowed = (manager: EntityManager) => this.records.getByToken(token, manager);
    await this.conversations.changeState(message, assertAllowed, change);
  }
}
