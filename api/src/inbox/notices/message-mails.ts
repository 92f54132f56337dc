import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownerLinkPath, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { MailContents, type MailDetails } from '../../delivery';
import {
  ConversationRecords,
  toOpen,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { OwnerLinks } from '../owner-links/owner-links';
import { canGetMails } from './can-get-mails';
import { MailThreads } from './mail-threads';
import { NoticeTimes } from './notice-times';
import { SharedMessageMails } from './shared-message-mails';
import { findUnseen } from './unseen-texts';
import type { Variables } from './variables';

/**
 * Writes the mails to owners when they are sent, while the message is locked: whatever is written to it is in this mail,
 * or is written after it. Undefined for one of no use any more.
 */
@Injectable()
export class MessageMails implements OnModuleInit {
  constructor(
    private readonly records: ConversationRecords,
    private readonly users: UsersService,
    private readonly links: OwnerLinks,
    private readonly switches: MailSwitchTokens,
    private readonly threads: MailThreads,
    private readonly times: NoticeTimes,
    private readonly shared: SharedMessageMails,
    private readonly contents: MailContents,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      message: ({ variables }) =>
        variables['conversation'] ? this.writeAboutOne(variables) : this.shared.write(variables),
      'owner-link': ({ variables }) => this.writeFreshLink(variables),
    });
  }

  /** About one conversation. Undefined when the owner has seen by then what the mail is about. */
  private writeAboutOne(variables: Variables): Promise<MailDetails | undefined> {
    const id = variables['conversation'] ?? '';
    const until = new Date(variables['until'] ?? 0);
    const from = Number(variables['from']);
    return this.records.runLocked(id, async (manager, found) => {
      const conversation = found?.message.readAt === null ? toOpen(found) : undefined;
      const unseen = conversation && (await findUnseen(manager, conversation, 'sender', { from, until }));
      const details = unseen && (await this.toDetails(manager, conversation, variables));
      if (!details) await this.times.forget(manager, id, 'owner', until);
      const quote = unseen && { ...unseen, name: conversation.message.senderName };
      return details && { ...details, template: 'conversation', quote };
    });
  }

  /** The link that an owner asked for in another browser. */
  private writeFreshLink(variables: Variables): Promise<MailDetails | undefined> {
    return this.records.runLocked(variables['conversation'] ?? '', async (manager, found) => {
      const conversation = toOpen(found);
      return conversation && this.toDetails(manager, conversation, variables);
    });
  }

  /** The parts of all mails with a link to a conversation. Undefined if that link would open nothing. */
  private async toDetails(
    manager: EntityManager,
    { message: { id, ownerId, activationId }, activation }: OpenConversation,
    { link = '' }: Variables,
  ): Promise<MailDetails | undefined> {
    const owner = await this.users.find(ownerId, manager);
    if (!owner || !canGetMails(activation, owner)) return undefined;
    const token = await this.links.findToken(link, manager);
    if (token === undefined) return undefined;
    return {
      path: ownerLinkPath(token),
      code: activation.ownerLabel || toDisplayAlias(activation.alias),
      thread: this.threads.toId(id, 'owner'),
      unsubscribe: this.switches.toPath({ kind: 'code', id: activationId }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }
}
