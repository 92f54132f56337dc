import { Injectable, type OnModuleInit } from '@nestjs/common';
import { conversationPath, type ConversationSide, ownerLinkPath, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { MailSender, type MailDetails } from '../../delivery';
import { toMailboxHash, toSwitchedMailbox } from '../answers-to/answers-to';
import { ConversationLinks } from '../conversation-links/conversation-links';
import {
  ConversationRecords,
  toOpen,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { OwnerLinks } from '../owner-links/owner-links';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { NoticeTimes } from './notice-times';
import { canGetMails, SharedMessageMails } from './shared-message-mails';
import { findUnseen } from './unseen-texts';
import type { Variables } from './variables';

/**
 * Writes the mails about a conversation, to its owner and to its sender, at the moment of sending. The conversation is
 * locked meanwhile, so each message is either in this mail or was written after it.
 */
@Injectable()
export class ConversationMails implements OnModuleInit {
  constructor(
    private readonly records: ConversationRecords,
    private readonly users: UsersService,
    private readonly ownerLinks: OwnerLinks,
    private readonly links: ConversationLinks,
    private readonly switches: MailSwitchTokens,
    private readonly times: NoticeTimes,
    private readonly shared: SharedMessageMails,
    private readonly mails: MailSender,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      message: ({ variables }) =>
        variables['conversation'] ? this.writeUnseen('owner', variables) : this.shared.write(variables),
      answer: ({ variables }) => this.writeUnseen('sender', variables),
      'owner-link': ({ variables }) => this.writeLink('owner', variables),
      'conversation-link': ({ variables }) => this.writeLink('sender', variables),
    });
  }

  /** Returns undefined if the reader has already seen the messages: then no mail is sent. */
  private writeUnseen(reader: ConversationSide, variables: Variables): Promise<MailDetails | undefined> {
    const id = variables['conversation'] ?? '';
    const until = new Date(variables['until'] ?? 0);
    const from = Number(variables['from']);
    return this.records.runLocked(id, async (manager, found) => {
      const isRead = reader === 'owner' && found?.message.readAt !== null;
      const conversation = isRead ? undefined : toOpen(found);
      const unseen = conversation && (await findUnseen(manager, conversation, reader, { from, until }));
      const details = unseen && (await this.toDetails(manager, reader, conversation, variables));
      if (!details) {
        await this.times.forget(manager, id, reader, until);
        return undefined;
      }
      const { ownerId, senderName } = conversation.message;
      if (reader === 'owner')
        return { ...details, template: 'conversation', quote: { ...unseen, name: senderName } };
      const owner = await this.users.find(ownerId, manager);
      return { ...details, quote: { ...unseen, name: owner?.name ?? variables['alias'] } };
    });
  }

  /** The link that an owner asked for in another browser, or that a sender gets once. */
  private writeLink(reader: ConversationSide, variables: Variables): Promise<MailDetails | undefined> {
    return this.records.runLocked(variables['conversation'] ?? '', async (manager, found) => {
      const conversation = toOpen(found);
      return conversation && this.toDetails(manager, reader, conversation, variables);
    });
  }

  /** The parts of all mails with a link to a conversation. Undefined where nobody wants the mail, or it opens nothing. */
  private async toDetails(
    manager: EntityManager,
    reader: ConversationSide,
    conversation: OpenConversation,
    variables: Variables,
  ): Promise<MailDetails | undefined> {
    const details =
      reader === 'owner'
        ? await this.toOwner(manager, conversation, variables)
        : await this.toSender(manager, conversation, variables);
    return details && { ...details, thread: this.links.toMailThread(conversation.message.id, reader) };
  }

  private async toOwner(
    manager: EntityManager,
    { message: { ownerId, activationId }, activation }: OpenConversation,
    { link = '' }: Variables,
  ): Promise<MailDetails | undefined> {
    const owner = await this.users.find(ownerId, manager);
    if (!owner || !canGetMails(activation, owner)) return undefined;
    const token = await this.ownerLinks.findToken(link, manager);
    if (token === undefined) return undefined;
    return {
      path: ownerLinkPath(token),
      code: activation.ownerLabel || toDisplayAlias(activation.alias),
      unsubscribe: this.switches.toPath({ kind: 'code', id: activationId }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }

  private async toSender(
    manager: EntityManager,
    { message: { id }, thread }: OpenConversation,
    { mailbox }: Variables,
  ): Promise<MailDetails | undefined> {
    const recipient = (await manager.findOneBy(ConversationNoticeEntity, { id }))?.answersTo;
    if (!recipient || mailbox !== toMailboxHash(id, recipient)) return undefined;
    const answers = { kind: 'answers', id, mailbox: toSwitchedMailbox(id, recipient) } as const;
    return {
      path: conversationPath(await this.links.getToken(manager, thread)),
      unsubscribe: this.switches.toPath(answers),
      recipient,
    };
  }
}
