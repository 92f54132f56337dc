import { Injectable } from '@nestjs/common';
import { type ConversationSide, toDisplayAlias } from '@ringtag/contracts';
import map from 'lodash/map';
import { type EntityManager, In, Not } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { OutboxService } from '../../delivery';
import { LiveEvents } from '../../live';
import { deleteMessages } from '../messages/delete-messages';
import { MessageCounts } from '../messages/message-counts';
import { indexTexts } from '../search/message-index';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';

type Conversation = Pick<MessageEntity, 'id' | 'ownerId' | 'activationId'>;

const OWNER: ConversationSide = 'owner';

/** Takes a sender out of a conversation. What the owner wrote stays, and the owner sees that the sender is gone. */
@Injectable()
export class ErasedConversations {
  constructor(
    private readonly counts: MessageCounts,
    private readonly activations: ActivationRecords,
    private readonly outbox: OutboxService,
    private readonly live: LiveEvents,
  ) {}

  /** Deletes the conversation where its owner has written nothing. */
  async erase(conversation: Conversation): Promise<void> {
    const { id, ownerId } = conversation;
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if (await hasWordsOfOwner(manager, id)) await this.blank(manager, conversation);
      else await deleteMessages(manager, ownerId, [id]);
      this.live.refresh(manager, { conversationId: id });
    });
    await this.outbox.eraseToSender(id);
  }

  /** A message that opened a conversation has a text as long as its sender is not erased (`toEnd`). */
  private async blank(manager: EntityManager, conversation: Conversation): Promise<void> {
    const { id } = conversation;
    const nobody = { body: '', submission: null, senderName: null, senderEmail: null, senderPhone: null };
    await manager.update(MessageEntity, { id }, nobody);
    const written = await manager.findBy(ConversationMessageEntity, { conversationId: id });
    const ofSender = { conversationId: id, position: In(map(written.filter(isOfSender), 'position')) };
    await manager.update(ConversationMessageEntity, ofSender, { body: '' });
    await manager.delete(ConversationPhotoEntity, ofSender);
    await manager.delete(ConversationPlaceEntity, ofSender);
    await manager.update(ConversationStateEntity, { id }, { senderPhone: null });
    await manager.update(ConversationNoticeEntity, { id }, { answersTo: null, answersProvedAt: null });
    const kept = written.filter((message) => !isOfSender(message));
    await this.indexAgain(manager, conversation, map(kept, 'body'));
  }

  private async indexAgain(
    manager: EntityManager,
    { id, ownerId, activationId }: Conversation,
    texts: string[],
  ): Promise<void> {
    await manager.delete(MessageWordEntity, { messageId: id });
    const alias = (await this.activations.find(activationId, manager))?.alias ?? '';
    await indexTexts(manager, { id, ownerId }, [alias, toDisplayAlias(alias), ...texts]);
  }
}

const isOfSender = ({ side }: ConversationMessageEntity): boolean => side !== OWNER;

async function hasWordsOfOwner(manager: EntityManager, id: string): Promise<boolean> {
  return (
    (await manager.existsBy(ConversationMessageEntity, { conversationId: id, side: OWNER })) ||
    manager.existsBy(ConversationStateEntity, { id, thanks: Not('') })
  );
}
