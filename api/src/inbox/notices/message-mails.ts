import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConversationSide, ownerLinkPath, toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type User, UsersService } from '../../accounts';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { MailContents, type MailDetails } from '../../delivery';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { OwnerLinks } from '../owner-links/owner-links';
import { MessageEntity } from '../tables/message.entity';
import { MailThreads } from './mail-threads';
import { NoticeTimes } from './notice-times';
import { findUnseen } from './unseen-texts';
import { type Variables, writeLocked } from './write-locked';

/** Writes the mails to owners when they are sent. Undefined for one of no use any more. */
@Injectable()
export class MessageMails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly blocked: BlockedSendersService,
    private readonly links: OwnerLinks,
    private readonly switches: MailSwitchTokens,
    private readonly threads: MailThreads,
    private readonly times: NoticeTimes,
    private readonly contents: MailContents,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      message: ({ variables }) =>
        variables['conversation'] ? this.writeAboutOne(variables) : this.writeAboutAll(variables),
      'owner-link': ({ variables }) => this.writeFreshLink(variables),
    });
  }

  /** About one conversation. Undefined when the owner has seen by then what the mail is about. */
  private writeAboutOne(variables: Variables): Promise<MailDetails | undefined> {
    return writeLocked(this.transactions, variables, async (manager, message) => {
      const until = new Date(variables['until'] ?? 0);
      const from = Number(variables['from']);
      const unseen = message.readAt
        ? undefined
        : await findUnseen(manager, message, 'sender', { from, until });
      const details = unseen && (await this.toDetails(manager, message, variables));
      if (!details) await this.times.forget(manager, message.id, 'owner', until);
      return (
        details && {
          ...details,
          template: 'conversation',
          quote: { ...unseen, name: message.senderName },
        }
      );
    });
  }

  /** The link that an owner asked for in another browser. */
  private writeFreshLink(variables: Variables): Promise<MailDetails | undefined> {
    return writeLocked(this.transactions, variables, (manager, message) =>
      this.toDetails(manager, message, variables),
    );
  }

  /** What all mails with a link to a conversation have. Undefined where that link would open nothing. */
  private async toDetails(
    manager: EntityManager,
    message: MessageEntity,
    { link = '' }: Variables,
  ): Promise<MailDetails | undefined> {
    const { id, activationId } = message;
    const activation = await this.activations.find(activationId, manager);
    const owner = await this.findReader(activation, manager);
    const token = await this.links.findToken(link, manager);
    if (!activation || !owner || !token || (await this.blocked.isSenderBlocked(manager, message)))
      return undefined;
    return {
      path: ownerLinkPath(token),
      code: activation.ownerLabel || toDisplayAlias(activation.alias),
      thread: this.threads.toId(id, 'owner'),
      unsubscribe: this.switches.toPath({ kind: 'code', id: activationId }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }

  /** About several conversations, or queued by the previous release. */
  private async writeAboutAll(variables: Variables): Promise<MailDetails | undefined> {
    const activationId = variables['activation'] ?? '';
    const owner = await this.findReader(await this.activations.find(activationId));
    const messages = owner ? await this.findUnread(activationId, variables) : [];
    if (!owner || messages.length === 0) return undefined;
    return {
      path: '/messages',
      template: messages.length === 1 ? 'message' : 'messages',
      count: String(messages.length),
      unsubscribe: this.switches.toPath({ kind: 'code', id: activationId }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }

  /** The owner, who still has the code, wants mails about it, and may sign in. */
  private async findReader(
    activation: HeldActivation | undefined,
    manager?: EntityManager,
  ): Promise<User | undefined> {
    if (activation?.notify !== 'always' || activation.endedAt) return undefined;
    const owner = await this.users.find(activation.userId, manager);
    return owner && !owner.blockedAt ? owner : undefined;
  }

  /** The unread messages that came in the time of a mail, or whose senders wrote on in it. */
  private findUnread(activationId: string, variables: Variables): Promise<MessageEntity[]> {
    const { first, last, until = 0 } = variables;
    return this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .where('m.activationId = :activationId AND m.readAt IS NULL', { activationId })
      .andWhere(
        `(${inTime('m', variables)} OR EXISTS (SELECT 1 FROM conversation_messages c
          WHERE c.conversationId = m.id AND c.side = :side AND ${inTime('c', variables)}))`,
        { first, last, until: new Date(until), side: 'sender' satisfies ConversationSide },
      )
      .getMany();
  }
}

/** Matches what a mail is about: from `first` to `last`, or from `first` until the time `until`. */
function inTime(alias: string, { last }: Variables): string {
  const end = last ? `${alias}.id <= :last` : `${alias}.createdAt <= :until`;
  return `${alias}.id >= :first AND ${end}`;
}
