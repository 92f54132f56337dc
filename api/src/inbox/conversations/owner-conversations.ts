import { Injectable } from '@nestjs/common';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import once from 'lodash/once';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../records';
import { Attachments } from '../attachments/attachments.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { MessageEntity } from '../tables/message.entity';
import type {
  ConversationDto,
  ConversationLinkDto,
  ConversationMessageDto,
  NewConversationMessageDto,
} from './conversation.dto';
import { assertSaysSomething, ConversationsService, type NewMessage } from './conversations.service';
import { MessageForms } from './message-forms';

/** An owner's side of conversations. Throws `not_found` for those of others (AUT-1). */
@Injectable()
export class OwnerConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly links: ConversationLinks,
    private readonly conversations: ConversationsService,
    private readonly attachments: Attachments,
    private readonly forms: MessageForms,
    private readonly limits: LimitsService,
  ) {}

  async read(ownerId: string, id: string, before?: number): Promise<ConversationDto> {
    return this.conversations.read(await this.find(ownerId, id), before);
  }

  /**
   * Throws `not_activated` once the owner has given the code up, `outdated` for a sender who could not read it, being
   * blocked or without a link, and `too_many_requests`.
   */
  async write(
    ownerId: string,
    id: string,
    given: NewConversationMessageDto,
  ): Promise<ConversationMessageDto> {
    const message = await this.find(ownerId, id);
    assertSaysSomething(given);
    if (given.place) await this.takeAttachment(ownerId);
    return this.add(message, given);
  }

  /** The same with up to three photos, in a form that is read while it arrives. */
  async writeForm(ownerId: string, id: string, body: unknown): Promise<ConversationMessageDto> {
    const message = await this.find(ownerId, id);
    await this.conversations.assertOpen(this.dataSource.manager, message);
    const fields = new URLSearchParams();
    const counted = once(() => this.takeAttachment(ownerId));
    const photos = await this.forms.readPhotos(body, fields, ownerId, counted);
    const given = { ...(await this.forms.toMessage(fields)), photos };
    assertSaysSomething(given);
    if (given.place) await counted();
    return this.add(message, given);
  }

  async getPhoto(ownerId: string, id: string, photoId: string): Promise<Buffer> {
    await this.find(ownerId, id);
    return this.attachments.getBytes(id, photoId);
  }

  async markSeen(ownerId: string, id: string, count: number): Promise<void> {
    await this.find(ownerId, id);
    await this.conversations.markSeen(id, 'owner', count);
  }

  async replaceLink(ownerId: string, id: string): Promise<ConversationLinkDto> {
    return this.transactions.run(async (manager) => {
      // Whoever writes with the link of before has the lock, or finds the link replaced.
      await lockRows(manager, MessageEntity, [id]);
      await this.find(ownerId, id, manager);
      return { conversation: await this.links.replace(manager, id) };
    });
  }

  private async add(message: MessageEntity, given: NewMessage): Promise<ConversationMessageDto> {
    const { id, ownerId } = message;
    await this.limits.take({
      purpose: 'conversations-of-owner',
      subject: ownerId,
      ...CONVERSATION.perOwner,
    });
    return this.conversations.write(message, 'owner', given, async (manager) => {
      const locked = await this.find(ownerId, id, manager);
      await this.conversations.assertOpen(manager, locked);
    });
  }

  private takeAttachment(ownerId: string): Promise<void> {
    return this.limits.take({
      purpose: 'attachments-of-owner',
      subject: ownerId,
      ...ATTACHMENT.perOwner,
    });
  }

  private async find(
    ownerId: string,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MessageEntity> {
    const message = await manager.findOneBy(MessageEntity, { id, ownerId });
    if (!message) throw new DomainError('not_found');
    return message;
  }
}
