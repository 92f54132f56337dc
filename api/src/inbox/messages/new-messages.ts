import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { type AnswersTo, AnswersToAddresses } from '../answers-to/answers-to';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { Arrivals } from '../notices/arrivals';
import { indexMessage } from '../search/message-index';
import { MessageEntity } from '../tables/message.entity';
import { MessageCounts } from './message-counts';
import type { NewMessageDto } from './message.dto';

/** A stored message, or one that looks like it. */
export interface ReceivedMessage {
  id: string;
  /** Of its conversation: whoever has it reads and writes on. */
  token: string;
}

/** A message that was let in. */
export type NewMessage = Pick<NewMessageDto, 'kind' | 'body' | 'sender'> &
  Pick<MessageEntity, 'submission'> & {
    answersTo: AnswersTo | undefined;
    /** Whether the sender is signed in, and so has proved an address. */
    isSignedIn: boolean;
  };

/** Stores messages that open conversations, with all that follows from them. */
@Injectable()
export class NewMessages {
  constructor(
    private readonly activations: ActivationRecords,
    private readonly counts: MessageCounts,
    private readonly links: ConversationLinks,
    private readonly arrivals: Arrivals,
    private readonly answersTo: AnswersToAddresses,
    private readonly clock: Clock,
  ) {}

  /** To be called while the activation's row is locked. The message is held where its owner wants that. */
  async add(
    manager: EntityManager,
    { kind, body, sender, submission, answersTo, isSignedIn }: NewMessage,
    activation: HeldActivation,
  ): Promise<ReceivedMessage> {
    const { id: activationId, userId: ownerId, alias } = activation;
    const createdAt = this.clock.now();
    const id = newId();
    const senderName = sender?.name || null;
    const heldAt = activation.holdsUnproved && !isSignedIn ? createdAt : null;
    const message = {
      id,
      activationId,
      ownerId,
      kind,
      body,
      submission,
      senderName,
      senderEmail: sender?.email || null,
      senderPhone: sender?.phone || null,
      senderNumber: senderName ? null : await this.activations.numberSender(manager, activationId),
      createdAt,
      activeAt: createdAt,
      readAt: null,
      archivedAt: heldAt,
      heldAt,
    };
    await manager.insert(MessageEntity, message);
    await this.counts.add(manager, ownerId, [message]);
    await indexMessage(manager, message, alias);
    const token = await this.links.open(manager, id);
    const position = 0;
    await this.arrivals.tell(manager, {
      ...message,
      activation,
      conversationId: id,
      position,
      side: 'sender',
    });
    if (answersTo) await this.answersTo.keep(manager, { activationId, alias, conversationId: id }, answersTo);
    return { id, token };
  }
}
