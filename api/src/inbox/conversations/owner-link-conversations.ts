import { Injectable } from '@nestjs/common';
import { OWNER_LINK, toDisplayAlias } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { toRecipient, UsersService } from '../../accounts';
import type { HeldActivation } from '../../codes';
import { OutboxService } from '../../delivery';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../records';
import {
  ConversationRecords,
  type OpenConversation,
  toOpen,
} from '../conversation-records/conversation-records';
import type { Owner } from '../conversation-records/participant';
import { MessagesService } from '../messages/messages.service';
import { OwnerLinks } from '../owner-links/owner-links';
import type { MessageEntity } from '../tables/message.entity';
import type { ConversationDto } from './conversation.dto';
import { ConversationsService } from './conversations.service';

/**
 * What a link shows to a browser: a button that opens it, a note that another browser has opened it, or the
 * conversation. Senders who gave no name have a number, unless they wrote to an older release.
 */
export type OwnerLinkState =
  | 'closed'
  | 'elsewhere'
  | (ConversationDto &
      Pick<MessageEntity, 'senderName' | 'senderNumber'> &
      Pick<HeldActivation, 'ownerLabel'>);

/**
 * The conversation that the link in a mail to an owner opens, for reading and answering, in the first browser that opened
 * it. The link is no session and opens nothing else. Every link that opens nothing throws `not_found`.
 */
@Injectable()
export class OwnerLinkConversations {
  constructor(
    private readonly links: OwnerLinks,
    private readonly users: UsersService,
    private readonly records: ConversationRecords,
    private readonly messages: MessagesService,
    private readonly conversations: ConversationsService,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Changes nothing: mail programs open links, too.
   * @param browser the secret of the browser that asks, if it has one
   */
  async read(token: string, browser: string | undefined, before?: number): Promise<OwnerLinkState> {
    const { link, conversation } = await this.get(token);
    if (link.browserHash === null) return 'closed';
    if (!this.links.isBoundTo(link, browser)) return 'elsewhere';
    const { message, activation } = conversation;
    return {
      ...(await this.conversations.describe(conversation, before)),
      ...pick(message, 'senderName', 'senderNumber'),
      ...pick(activation, 'ownerLabel'),
    };
  }

  /** Opens the link in this browser. Does nothing where it is open; of parallel calls the first one opens it. */
  async open(token: string, browser: string): Promise<void> {
    const { link, conversation } = await this.get(token);
    if (!(await this.links.bind(link, browser))) return;
    const { message, thread } = conversation;
    await this.conversations.markSeen(toOwner(conversation), thread.messageCount);
    await this.messages.markRead(message.ownerId, message.id, thread.messageCount);
  }

  /** The owner, who may do in this conversation what the link lets do. Throws where another browser has opened it. */
  async getOwner(token: string, browser: string | undefined): Promise<Owner> {
    return toOwner(await this.getOpened(token, browser));
  }

  /** Notes that the first `count` messages were shown. */
  async markSeen(token: string, browser: string | undefined, count: number): Promise<void> {
    const conversation = await this.getOpened(token, browser);
    const { message, thread } = conversation;
    await this.conversations.markSeen(toOwner(conversation), count);
    if (message.readAt === null && count === thread.messageCount)
      await this.messages.markRead(message.ownerId, message.id, count);
  }

  /**
   * Mails another link to the owner, for another browser. Pressing twice within a minute mails one. Answers false, and
   * mails none, where this one is not open yet: it can be opened here. Throws `too_many_requests`.
   */
  async mailFresh(token: string): Promise<boolean> {
    const { link, conversation, owner } = await this.get(token);
    if (link.browserHash === null) return false;
    const { message, activation } = conversation;
    const { id } = message;
    const alias = toDisplayAlias(activation.alias);
    await this.records.runLocked(id, async (manager) => {
      if (!(await this.links.takeFresh(manager, link))) return;
      await this.limits.takeIn(manager, { purpose: 'fresh-owner-link', subject: id, ...OWNER_LINK.fresh });
      const fresh = await this.links.create(manager, id, owner);
      await this.outbox.enqueue(manager, {
        template: 'owner-link',
        ...toRecipient(owner),
        variables: { alias, conversation: id, link: fresh },
      });
    });
    return true;
  }

  private async getOpened(token: string, browser: string | undefined): Promise<OpenConversation> {
    const { link, conversation } = await this.get(token);
    if (!this.links.isBoundTo(link, browser)) throw new DomainError('not_found');
    return conversation;
  }

  /**
   * A link that can be used, whether a browser has opened it or not. All that ends a link is asked for, not copied: so
   * nothing that ends one has to know of it.
   */
  private async get(token: string) {
    const link = await this.links.find(token);
    const conversation = toOpen(link && (await this.records.find(link.conversationId)));
    const owner = conversation && (await this.users.find(conversation.message.ownerId));
    if (!link || !owner || owner.blockedAt || (owner.deviceGeneration ?? 0) !== link.deviceGeneration)
      throw new DomainError('not_found');
    return { link, conversation, owner };
  }
}

function toOwner({ message: { ownerId, id } }: OpenConversation): Owner {
  return { side: 'owner', ownerId, id };
}
