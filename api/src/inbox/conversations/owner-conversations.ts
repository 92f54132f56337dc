import { Injectable } from '@nestjs/common';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import once from 'lodash/once';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, LimitsService } from '../../records';
import { Attachments } from '../attachments/attachments.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { ConversationStates, type StateChange } from '../conversation-states/conversation-states';
import { OpenPages } from '../open-pages/open-pages';
import { MessageEntity } from '../tables/message.entity';
import type {
  ConversationLinkDto,
  ConversationMessageDto,
  NewConversationMessageDto,
  OwnerConversationDto,
} from './conversation.dto';
import { ConversationsService, type Writer } from './conversations.service';
import { MessageForms } from './message-forms';

/** An owner's side of conversations. Throws `not_found` for those of others (AUT-1). */
@Injectable()
export class OwnerConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly records: ConversationRecords,
    private readonly links: ConversationLinks,
    private readonly conversations: ConversationsService,
    private readonly states: ConversationStates,
    private readonly pages: OpenPages,
    private readonly attachments: Attachments,
    private readonly forms: MessageForms,
    private readonly limits: LimitsService,
  ) {}

  async read(ownerId: string, id: string, before?: number): Promise<OwnerConversationDto> {
    const read = await this.conversations.read(await this.records.getOwn(ownerId, id), before);
    const ownerSharesPhone = await this.states.ownerSharesPhone(id);
    const profilePhone = await this.states.findProfilePhone(ownerId);
    const deprecated = { sharesPhone: ownerSharesPhone, ownPhone: profilePhone };
    return { ...read, ownerSharesPhone, profilePhone, ...deprecated };
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
    const conversation = await this.records.getOwn(ownerId, id);
    return this.conversations.write(conversation, this.toWriter(ownerId, id), given);
  }

  /** The same with up to three photos, in a form that is read while it arrives. */
  async writeForm(ownerId: string, id: string, body: unknown): Promise<ConversationMessageDto> {
    const conversation = await this.records.getOwnOpen(ownerId, id);
    const fields = new URLSearchParams();
    const writer = this.toWriter(ownerId, id);
    const photos = await this.forms.readPhotos(body, fields, ownerId, writer.takeAttachment);
    return this.conversations.write(conversation, writer, {
      ...(await this.forms.toMessage(fields)),
      photos,
    });
  }

  async getPhoto(ownerId: string, id: string, photoId: string): Promise<Buffer> {
    await this.getMessage(ownerId, id);
    return this.attachments.getBytes(id, photoId);
  }

  async markSeen(ownerId: string, id: string, count: number): Promise<void> {
    await this.conversations.markSeen(await this.getMessage(ownerId, id), 'owner', count);
  }

  async solve(ownerId: string, id: string): Promise<void> {
    await this.changeOpen(ownerId, id, this.states.solve('owner'));
  }

  async reopen(ownerId: string, id: string): Promise<void> {
    await this.changeOpen(ownerId, id, this.states.reopen());
  }

  /** Throws `outdated` where the conversation is not solved, or the owner has thanked since it was. */
  async thank(ownerId: string, id: string, text: string | undefined): Promise<void> {
    if (!(await this.changeOpen(ownerId, id, this.states.thank(text)))) throw new DomainError('outdated');
  }

  /** Throws `outdated` where the profile has no number. */
  async sharePhone(ownerId: string, id: string): Promise<void> {
    await this.getMessage(ownerId, id);
    if ((await this.states.findProfilePhone(ownerId)) === null) throw new DomainError('outdated');
    await this.changeOpen(ownerId, id, this.states.shareOwnerPhone());
  }

  /** Also where the conversation is over. */
  async hidePhone(ownerId: string, id: string): Promise<void> {
    const message = await this.getMessage(ownerId, id);
    const assertMine = async (manager: EntityManager) => void (await this.getMessage(ownerId, id, manager));
    await this.conversations.changeState(message, assertMine, this.states.hideOwnerPhone());
  }

  async replaceLink(ownerId: string, id: string): Promise<ConversationLinkDto> {
    return this.transactions.run(async (manager) => {
      // Whoever writes with the link of before has the lock, or finds the link replaced.
      await lockRows(manager, MessageEntity, [id]);
      await this.getMessage(ownerId, id, manager);
      this.pages.refresh(manager, { ownerId });
      return { conversation: await this.links.replace(manager, id) };
    });
  }

  /** Throws as `write` does. Answers whether there was something to change. */
  private async changeOpen(ownerId: string, id: string, change: StateChange): Promise<boolean> {
    const message = await this.getMessage(ownerId, id);
    await this.limits.take(toLimit(ownerId));
    const assertOpen = (manager: EntityManager) => this.records.getOwnOpen(ownerId, id, manager);
    return this.conversations.changeState(message, assertOpen, change);
  }

  private toWriter(ownerId: string, id: string): Writer {
    const limit = toLimit(ownerId);
    const ofAttachments = { purpose: 'attachments-of-owner', subject: ownerId, ...ATTACHMENT.perOwner };
    const assertLimits = () => this.limits.assertLeft(limit);
    return {
      side: 'owner',
      assertLimits,
      takeAttachment: once(async () => {
        await assertLimits();
        await this.limits.take(ofAttachments);
      }),
      getLocked: (manager) => this.records.getOwnOpen(ownerId, id, manager),
      takeLimits: (manager) => this.limits.takeIn(manager, limit),
    };
  }

  /** The message that opened the conversation. */
  private async getMessage(
    ownerId: string,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MessageEntity> {
    const message = await manager.findOneBy(MessageEntity, { id, ownerId });
    if (!message) throw new DomainError('not_found');
    return message;
  }
}

function toLimit(subject: string): Limit {
  return { purpose: 'conversations-of-owner', subject, ...CONVERSATION.perOwner };
}
