import { Injectable, type OnModuleInit } from '@nestjs/common';
import { conversationPath } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { MailContents, type MailDetails } from '../../delivery';
import { toMailboxHash, toSwitchedMailbox } from '../answers-to/answers-to';
import { ConversationLinks } from '../conversation-links/conversation-links';
import {
  ConversationRecords,
  toOpen,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { MailThreads } from './mail-threads';
import { NoticeTimes } from './notice-times';
import { findUnseen } from './unseen-texts';
import type { Variables } from './variables';

/** Writes the mails to senders when they are sent, as `MessageMails` does. Undefined for one of no use any more. */
@Injectable()
export class AnswerMails implements OnModuleInit {
  constructor(
    private readonly records: ConversationRecords,
    private readonly users: UsersService,
    private readonly links: ConversationLinks,
    private readonly switches: MailSwitchTokens,
    private readonly threads: MailThreads,
    private readonly times: NoticeTimes,
    private readonly contents: MailContents,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      answer: ({ variables }) => this.writeAnswer(variables),
      'conversation-link': ({ variables }) => this.writeLink(variables),
    });
  }

  /** Undefined when the sender has already seen what the mail is about. */
  private writeAnswer(variables: Variables): Promise<MailDetails | undefined> {
    const id = variables['conversation'] ?? '';
    const until = new Date(variables['until'] ?? 0);
    const from = Number(variables['from']);
    return this.records.runLocked(id, async (manager, found) => {
      const conversation = toOpen(found);
      const unseen = conversation && (await findUnseen(manager, conversation, 'owner', { from, until }));
      const details = unseen && (await this.toDetails(manager, conversation, variables));
      if (!details) {
        await this.times.forget(manager, id, 'sender', until);
        return undefined;
      }
      const owner = await this.users.find(conversation.message.ownerId, manager);
      return { ...details, quote: { ...unseen, name: owner?.name ?? variables['alias'] } };
    });
  }

  private writeLink(variables: Variables): Promise<MailDetails | undefined> {
    return this.records.runLocked(variables['conversation'] ?? '', async (manager, found) => {
      const conversation = toOpen(found);
      return conversation && this.toDetails(manager, conversation, variables);
    });
  }

  /** Undefined where nobody wants the mail. */
  private async toDetails(
    manager: EntityManager,
    { message: { id }, thread }: OpenConversation,
    { mailbox }: Variables,
  ): Promise<MailDetails | undefined> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    if (!notice?.answersTo || mailbox !== toMailboxHash(id, notice.answersTo)) return undefined;
    return {
      path: conversationPath(await this.links.getToken(manager, thread)),
      thread: this.threads.toId(id, 'sender'),
      unsubscribe: this.switches.toPath({
        kind: 'answers',
        id,
        mailbox: toSwitchedMailbox(id, notice.answersTo),
      }),
      recipient: notice.answersTo,
    };
  }
}
