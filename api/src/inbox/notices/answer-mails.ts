import { Injectable, type OnModuleInit } from '@nestjs/common';
import { conversationPath } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { MailContents, type MailDetails } from '../../delivery';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { MessageEntity } from '../tables/message.entity';
import { MailThreads } from './mail-threads';
import { NoticeTimes } from './notice-times';
import { findUnseen } from './unseen-texts';

type Variables = Record<string, string>;

/** Writes the mails to senders when they are sent. Undefined for one of no use any more. */
@Injectable()
export class AnswerMails implements OnModuleInit {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly blocked: BlockedSendersService,
    private readonly links: ConversationLinks,
    private readonly switches: MailSwitchTokens,
    private readonly threads: MailThreads,
    private readonly times: NoticeTimes,
    private readonly contents: MailContents,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      answer: ({ variables }) => this.writeAnswer(variables),
      'conversation-link': ({ variables }) => this.runLocked(variables, this.toDetails.bind(this)),
    });
  }

  /** Undefined when the sender has seen by then what the mail is about. */
  private writeAnswer(variables: Variables): Promise<MailDetails | undefined> {
    return this.runLocked(variables, async (manager, message) => {
      const until = new Date(variables['until'] ?? 0);
      const from = Number(variables['from']);
      const unseen = await findUnseen(manager, message, 'owner', { from, until });
      const details = unseen && (await this.toDetails(manager, message));
      if (!details) await this.times.forget(manager, message.id, 'sender', until);
      const owner = await this.users.find(message.ownerId, manager);
      return details && { ...details, quote: { ...unseen, name: owner?.name ?? variables['alias'] } };
    });
  }

  /** Runs while the message is locked: whatever is written to it is in this mail, or is written after it. */
  private runLocked(
    { conversation: id = '' }: Variables,
    write: (manager: EntityManager, message: MessageEntity) => Promise<MailDetails | undefined>,
  ): Promise<MailDetails | undefined> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      const message = await manager.findOneBy(MessageEntity, { id });
      return message ? write(manager, message) : undefined;
    });
  }

  /** Undefined where nobody wants the mail, or its link would open nothing. */
  private async toDetails(manager: EntityManager, message: MessageEntity): Promise<MailDetails | undefined> {
    const { id, activationId } = message;
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    const activation = await this.activations.find(activationId, manager);
    if (!notice?.answersTo || !activation || activation.endedAt) return undefined;
    if (await this.blocked.isSenderBlocked(manager, message)) return undefined;
    return {
      path: conversationPath(await this.links.getToken(manager, id)),
      thread: this.threads.toId(id, 'sender'),
      unsubscribe: this.switches.toPath({ kind: 'answers', id }),
      recipient: notice.answersTo,
    };
  }
}
