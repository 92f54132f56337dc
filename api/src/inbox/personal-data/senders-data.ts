import { Injectable } from '@nestjs/common';
import { conversationPath, conversationPhotoPath, type Locale } from '@ringtag/contracts';
import find from 'lodash/find';
import map from 'lodash/map';
import pick from 'lodash/pick';
import sumBy from 'lodash/sumBy';

import { type Contact, isContact } from '../../platform/addresses/contact';
import { ServerConfig } from '../../platform/config/config';
import { readSplit } from '../../platform/database/split-rows';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import type { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { ConversationMessages } from '../conversation-records/conversation-messages';
import { ConversationRecords, toOpen } from '../conversation-records/conversation-records';
import { ErasedConversations } from './erased-conversations';
import { type SentConversation, SentConversations } from './sent-conversations';

const SENT = ['kind', 'createdAt', 'senderName', 'senderPhone'] as const;

/** What is stored of somebody who wrote through codes and may have no account. */
@Injectable()
export class SendersData {
  constructor(
    private readonly sent: SentConversations,
    private readonly erased: ErasedConversations,
    private readonly records: ConversationRecords,
    private readonly written: ConversationMessages,
    private readonly links: ConversationLinks,
    private readonly blocked: BlockedSendersService,
    private readonly server: ServerConfig,
  ) {}

  /** `reported`: of the conversations, those that their owners reported. `blocks`: how many owners blocked the sender. */
  async count(
    contact: Contact,
  ): Promise<Record<'conversations' | 'messages' | 'photos' | 'reported' | 'blocks', number>> {
    const conversations = await this.sent.find(contact);
    const messages = Object.values(await this.findWritten(conversations)).flat();
    const ofSender = messages.filter(({ side }) => side === 'sender');
    return {
      conversations: conversations.length,
      messages: conversations.length + ofSender.length,
      photos: sumBy(ofSender, ({ photos }) => photos.length),
      reported: conversations.filter(({ reportedAt }) => reportedAt).length,
      blocks: await this.blocked.count(contact),
    };
  }

  /** The language of a sender who has proved this address by the button behind a mailed link. Undefined: nobody has. */
  async findProvedLocale(email: string): Promise<Locale | undefined> {
    const conversations = await this.sent.find({ email });
    const proved = find(conversations, (each) => isMailed(email, each) && !!each.notice?.answersProvedAt);
    return proved?.notice?.answersLocale ?? undefined;
  }

  /**
   * For whoever reads the mails to this address: all that was written in its name. What owners answered, and the link, only
   * of conversations whose answers are mailed to it: anybody can name any address as their own.
   */
  async export(email: string): Promise<object[]> {
    const conversations = await this.sent.find({ email });
    const written = await this.findWritten(conversations);
    const exported: object[] = [];
    for (const conversation of conversations) {
      const token = await this.findToken(email, conversation);
      const messages = [toOpening(conversation), ...(written[conversation.id] ?? [])];
      exported.push({
        ...pick(conversation, SENT),
        answersMailed: isMailed(email, conversation),
        sharedPhone: conversation.state?.senderPhone ?? null,
        link: token === undefined ? null : this.server.publicUrl + conversationPath(token),
        messages: messages
          .filter(({ side }) => side === 'sender' || token !== undefined)
          .map(({ photos, ...message }) => ({
            ...pick(message, 'side', 'body', 'createdAt', 'place'),
            photos: token === undefined ? photos.length : map(photos, ({ id }) => this.toPhotoUrl(token, id)),
          })),
      });
    }
    return exported;
  }

  /**
   * Erases what a sender wrote until then, and the blocks of the address: they have it or its hash.
   * @param email canonical
   */
  async erase(email: string, until: Date): Promise<void> {
    for (const conversation of await this.sent.find({ email })) {
      if (conversation.createdAt > until) continue;
      const { ownerId, senderPhone: phone } = conversation;
      await this.erased.erase(conversation);
      if (phone) await this.blocked.erase({ phone }, until, ownerId);
    }
    await this.blocked.erase({ email }, until);
  }

  /** The canonical addresses that senders left, and those that owners blocked. The same one may come again. */
  async *walkEmails(): AsyncGenerator<string> {
    yield* this.sent.walkEmails();
    yield* this.blocked.walkEmails();
  }

  private async findWritten(conversations: SentConversation[]) {
    const entries = await readSplit(map(conversations, 'id'), async (ids) =>
      Object.entries(await this.written.findAll(ids)),
    );
    return Object.fromEntries(entries);
  }

  /** Undefined where the link opens nothing, or is not mailed to this address. */
  private async findToken(email: string, conversation: SentConversation): Promise<string | undefined> {
    if (!isMailed(email, conversation)) return undefined;
    return this.records.runLocked(conversation.id, async (manager, found) => {
      const open = toOpen(found);
      return open && this.links.getToken(manager, open.thread);
    });
  }

  private toPhotoUrl(token: string, id: string): string {
    return this.server.publicUrl + conversationPhotoPath(token, id);
  }
}

/** What opened the conversation, like all that follows. */
function toOpening(message: SentConversation): ConversationMessageDto {
  const said = pick(message, 'body', 'createdAt');
  return { position: 0, side: 'sender', ...said, photos: [], place: null };
}

/** Whether answers in the conversation are mailed to the address. */
function isMailed(email: string, { notice }: SentConversation): boolean {
  return isContact({ email }, { emails: [notice?.answersTo], phones: [] });
}
