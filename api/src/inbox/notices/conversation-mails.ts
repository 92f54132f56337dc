import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConversationSide, DEFAULT_LOCALE } from '@ringtag/contracts';
import { getTexts, toSenderName } from '@ringtag/documents';
import type { EntityManager } from 'typeorm';
import { MailSender, type MailDetails } from '../../delivery';
import { ConversationLinks } from '../conversation-links/conversation-links';
import {
  ConversationRecords,
  toOpen,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { NoticeTimes } from './notice-times';
import { OwnerMails } from './owner-mails';
import { SenderMails } from './sender-mails';
import { SharedMessageMails } from './shared-message-mails';
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
    private readonly links: ConversationLinks,
    private readonly owners: OwnerMails,
    private readonly senders: SenderMails,
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
      const details = unseen && (await this.describe(manager, reader, conversation, variables));
      if (!details) {
        await this.times.forget(manager, id, reader, until);
        return undefined;
      }
      const { count, text } = unseen;
      if (reader === 'owner') {
        const name = toSenderName(getTexts(details.locale ?? DEFAULT_LOCALE), conversation.message);
        return { ...details, template: 'conversation', count, quote: { text, name } };
      }
      return { ...details, count, quote: await this.senders.quote(manager, conversation, text, variables) };
    });
  }

  /** The link that an owner asked for in another browser, or that a sender gets once. */
  private writeLink(reader: ConversationSide, variables: Variables): Promise<MailDetails | undefined> {
    return this.records.runLocked(variables['conversation'] ?? '', async (manager, found) => {
      const conversation = toOpen(found);
      return conversation && this.describe(manager, reader, conversation, variables);
    });
  }

  /** The parts of all mails with a link to a conversation. Undefined where nobody wants the mail, or it opens nothing. */
  private async describe(
    manager: EntityManager,
    reader: ConversationSide,
    conversation: OpenConversation,
    variables: Variables,
  ): Promise<MailDetails | undefined> {
    const writer = reader === 'owner' ? this.owners : this.senders;
    const details = await writer.describe(manager, conversation, variables);
    return details && { ...details, thread: this.links.toMailThread(conversation.message.id, reader) };
  }
}
