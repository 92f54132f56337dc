import { Injectable, type OnModuleInit } from '@nestjs/common';
import { conversationPath } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { MailContents, type MailDetails } from '../../delivery';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { toMailboxHash, toSwitchedMailbox } from '../answers-to/answers-to';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import type { MessageEntity } from '../tables/message.entity';
import { MailThreads } from './mail-threads';
import { NoticeTimes } from './notice-times';
import { findUnseen } from './unseen-texts';
import { type Variables, writeLocked } from './write-locked';

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
      'conversation-link': ({ variables }) =>
        writeLocked(this.transactions, variables, (manager, message) =>
          this.toDetails(manager, message, variables),
        ),
    });
  }

  /** Undefined when the sender has seen by then what the mail is about. */
  private writeAnswer(variables: Variables): Promise<MailDetails | undefined> {
    return writeLocked(this.transactions, variables, async (manager, message) => {
      const until = new Date(variables['until'] ?? 0);
      const from = Number(variables['from']);
      const unseen = await findUnseen(manager, message, 'owner', { from, until });
      const details = unseen && (await this.toDetails(manager, message, variables));
      if (!details) await this.times.forget(manager, message.id, 'sender', until);
      const owner = await this.users.find(message.ownerId, manager);
      return details && { ...details, quote: { ...unseen, name: owner?.name ?? variables['alias'] } };
    });
  }

  /** Undefined where nobody wants the mail, or its link would open nothing. */
  private async toDetails(
    manager: EntityManager,
    message: MessageEntity,
    { mailbox }: Variables,
  ): Promise<MailDetails | undefined> {
    const { id, activationId } = message;
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    const activation = await this.activations.find(activationId, manager);
    if (!notice?.answersTo || !activation || activation.endedAt) return undefined;
    // The previous release queues mails without it.
    if (mailbox && mailbox !== toMailboxHash(id, notice.answersTo)) return undefined;
    if (await this.blocked.isSenderBlocked(manager, message)) return undefined;
    return {
      path: conversationPath(await this.links.getToken(manager, id)),
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
