import { Injectable } from '@nestjs/common';
import { OWNER_LINK, toDisplayAlias } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { toRecipient, type User, UsersService } from '../../accounts';
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
import { Readers } from '../readers/readers';
import type { MessageEntity } from '../tables/message.entity';
import type { OwnerLinkEntity } from '../tables/owner-link.entity';
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
      Pick<HeldActivation, 'ownerLabel'> & { helped: boolean; isHelper: boolean });

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
    private readonly readers: Readers,
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
    const { link, conversation, reader } = await this.get(token);
    if (link.browserHash === null) return 'closed';
    if (!this.links.isBoundTo(link, browser)) return 'elsewhere';
    const { message, activation } = conversation;
    return {
      ...(await this.conversations.describeTo(reader.id, conversation, before)),
      ...pick(message, 'senderName', 'senderNumber'),
      ...pick(activation, 'ownerLabel'),
      helped: activation.helped === true,
      isHelper: link.helperId !== null,
    };
  }

  /** Opens the link in this browser. Does nothing where it is open; of parallel calls the first one opens it. */
  async open(token: string, browser: string): Promise<void> {
    const { link, conversation, reader } = await this.get(token);
    if (!(await this.links.bind(link, browser))) return;
    const { message, thread } = conversation;
    // What a helper has seen is still new to the owner.
    if (link.helperId !== null) return;
    await this.conversations.markSeen(toOwner(reader, conversation), thread.messageCount);
    await this.messages.markRead(message.ownerId, message.id, thread.messageCount);
  }

  /** Who may do in this conversation what the link lets do. Throws where another browser has opened it. */
  async getOwner(token: string, browser: string | undefined): Promise<Owner> {
    const { reader, conversation } = await this.getOpened(token, browser);
    return toOwner(reader, conversation);
  }

  /** Notes that somebody is looking at the first `count` messages. */
  async look(token: string, browser: string | undefined, count: number): Promise<void> {
    const { link, reader, conversation } = await this.getOpened(token, browser);
    const { message, thread } = conversation;
    if (link.helperId !== null) return;
    await this.conversations.look(toOwner(reader, conversation), count);
    if (message.readAt === null && count === thread.messageCount)
      await this.messages.markRead(message.ownerId, message.id, count);
  }

  /**
   * Mails another link to the owner, for another browser. Pressing twice within a minute mails one. Answers false, and
   * mails none, where this one is not open yet: it can be opened here. Throws `too_many_requests`.
   */
  async mailFresh(token: string): Promise<boolean> {
    const { link, conversation, reader } = await this.get(token);
    if (link.browserHash === null) return false;
    const { message, activation } = conversation;
    const { id } = message;
    const alias = toDisplayAlias(activation.alias);
    await this.records.runLocked(id, async (manager) => {
      if (!(await this.links.takeFresh(manager, link))) return;
      await this.limits.takeIn(manager, { purpose: 'fresh-owner-link', subject: id, ...OWNER_LINK.fresh });
      const fresh = await this.links.create(manager, id, { user: reader, helperId: link.helperId });
      await this.outbox.enqueue(manager, {
        template: 'owner-link',
        ...toRecipient(reader),
        variables: { alias, conversation: id, link: fresh, ...(link.helperId && { helper: link.helperId }) },
      });
    });
    return true;
  }

  private async getOpened(token: string, browser: string | undefined) {
    const opened = await this.get(token);
    if (!this.links.isBoundTo(opened.link, browser)) throw new DomainError('not_found');
    return opened;
  }

  /**
   * A link that can be used, whether a browser has opened it or not. All that ends a link is asked for, not copied: so
   * nothing that ends one has to know of it.
   */
  private async get(token: string) {
    const link = await this.links.find(token);
    const conversation = toOpen(link && (await this.records.find(link.conversationId)));
    const reader = link && conversation && (await this.findReader(link, conversation));
    if (!reader || reader.blockedAt || (reader.deviceGeneration ?? 0) !== link.deviceGeneration)
      throw new DomainError('not_found');
    return { link, conversation, reader };
  }

  /** Null where a helper is none any more. */
  private async findReader({ helperId }: OwnerLinkEntity, { message, activation }: OpenConversation) {
    if (helperId === null) return this.users.find(message.ownerId);
    const userId = (await this.readers.find(helperId))?.userId ?? '';
    return (await this.readers.helps(userId, message, activation)) ? this.users.find(userId) : null;
  }
}

function toOwner({ id: userId }: User, { message: { id } }: OpenConversation): Owner {
  return { side: 'owner', userId, orHelper: true, id };
}
