import { Injectable, type OnModuleInit } from '@nestjs/common';
import find from 'lodash/find';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { LiveEvents } from '../../live';
import { ServerConfig } from '../../platform/config/config';
import { lockRows } from '../../platform/database/lock-rows';
import { readSplit, splitRows } from '../../platform/database/split-rows';
import type { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { ConversationMessages } from '../conversation-records/conversation-messages';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { deleteMessages } from '../messages/delete-messages';
import { QuickReplies } from '../quick-replies/quick-replies.service';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { MessageCountEntity } from '../tables/message-count.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ExportedAnswerDto, ExportedMessagesPartDto, ExportedStateDto } from './messages-export.dto';

const SAID = ['solvedAt', 'solvedBy', 'thanked', 'thanks', 'ownerSharesPhone'] as const;

/** The inbox's part of a person's data: received messages, blocked senders and quick replies. */
@Injectable()
export class MessagesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly live: LiveEvents,
    private readonly written: ConversationMessages,
    private readonly records: ConversationRecords,
    private readonly quickReplies: QuickReplies,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<ExportedMessagesPartDto> {
    const { manager } = this.dataSource;
    const mine = { where: { ownerId: userId }, order: { id: 'ASC' } } as const;
    const messages = await manager.find(MessageEntity, mine);
    const blocked = await manager.find(BlockedSenderEntity, mine);
    const written = Object.fromEntries(
      await readSplit(messages, async (some) => Object.entries(await this.written.findAll(map(some, 'id')))),
    );
    const states = await this.findStates(userId, keyBy(messages, 'id'));
    const codes = await this.activations.findAll(map(messages, 'activationId'));
    return {
      messages: messages.map((message) => ({
        code: codes.get(message.activationId)?.alias || null,
        ...pick(message, 'kind', 'body', 'senderName', 'senderEmail', 'senderPhone', 'senderNumber'),
        ...pick(message, 'createdAt', 'readAt', 'archivedAt', 'heldAt', 'reportedAt'),
        conversation: (written[message.id] ?? []).map((each) => this.exportWritten(message.id, each)),
        state: states.get(message.id) ?? null,
      })),
      blockedSenders: blocked.map((sender) => {
        const { senderName = null, senderNumber = null } =
          find(messages, { id: sender.messageId ?? '' }) ?? {};
        return { ...pick(sender, 'address', 'createdAt'), name: senderName, number: senderNumber };
      }),
      quickReplies: await this.quickReplies.find(userId),
    };
  }

  /** Photos are named by their addresses, as the photo of a profile is. */
  private exportWritten(conversationId: string, message: ConversationMessageDto): ExportedAnswerDto {
    const folder = `${this.server.publicUrl}/api/conversations/${conversationId}/photos`;
    const photos = message.photos.map(({ id }) => `${folder}/${id}`);
    return { ...pick(message, 'side', 'body', 'createdAt', 'place'), photos };
  }

  /** A number that its sender cannot take back any more is not among them, as it is not on the page. */
  private async findStates(
    ownerId: string,
    messages: Record<string, MessageEntity>,
  ): Promise<Map<string, ExportedStateDto>> {
    const { manager } = this.dataSource;
    const states = await manager
      .createQueryBuilder(ConversationStateEntity, 's')
      .innerJoin(MessageEntity, 'm', 'm.id = s.id')
      .where('m.ownerId = :ownerId', { ownerId })
      .getMany();
    const exported = new Map<string, ExportedStateDto>();
    for (const state of states) {
      const message = messages[state.id];
      const isShown = state.senderPhone && message && (await this.records.find(message.id))?.end === null;
      const senderPhone = isShown ? state.senderPhone : null;
      exported.set(state.id, { ...pick(state, SAID), senderPhone });
    }
    return exported;
  }

  async erase(manager: EntityManager, { id }: Person): Promise<void> {
    // In steps: one statement that deletes all messages of a full inbox could miss its deadline.
    const mine = manager.createQueryBuilder(MessageEntity, 'm').select('m.id', 'id').where({ ownerId: id });
    for await (const messages of splitRows(await mine.getRawMany<{ id: string }>())) {
      const ids = map(messages, 'id');
      // Else housekeeping could write words of a message that is being deleted.
      await lockRows(manager, MessageEntity, ids);
      await deleteMessages(manager, id, ids);
    }
    await manager.delete(MessageCountEntity, { ownerId: id });
    // Senders who look at a conversation learn that it is over.
    this.live.refresh(manager, { ownerId: id });
    await manager.delete(BlockedSenderEntity, { ownerId: id });
  }
}
