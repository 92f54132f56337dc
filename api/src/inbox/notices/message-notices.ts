import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConversationSide, toDisplayAlias, MESSAGE } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { MailContents, type MailDetails, OutboxService } from '../../delivery';
import { MessageEntity } from '../tables/message.entity';

/** Tells owners of new messages by mail, at most once in ten minutes per code. */
@Injectable()
export class MessageNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly contents: MailContents,
  ) {}

  onModuleInit(): void {
    this.contents.register({ message: ({ variables }) => this.read(variables) });
  }

  /**
   * To be called while the activation's row is locked. The first message is mailed at once; those that follow share a
   * mail when the ten minutes are over. Sends nothing to an owner who wants no mails about the code.
   */
  async enqueue(
    manager: EntityManager,
    { id, activationId, createdAt }: Pick<MessageEntity, 'id' | 'activationId' | 'createdAt'>,
    alias: string,
  ): Promise<void> {
    const activation = await this.activations.find(activationId, manager);
    if (!activation || activation.notify === 'never') return;
    const { noticeAt, userId } = activation;
    // A mail is already queued for `noticeAt` and will include this message.
    if (noticeAt && noticeAt > createdAt) return;
    const owner = await this.users.get(userId, manager);
    const free = noticeAt ? noticeAt.getTime() + MESSAGE.noticeEvery : 0;
    const waits = free > createdAt.getTime();
    const sendAt = waits ? new Date(free) : createdAt;
    const last: Record<string, string> = waits ? { until: sendAt.toISOString() } : { last: id };
    await this.activations.noteNotice(manager, activationId, sendAt);
    await this.outbox.enqueue(manager, {
      template: 'message',
      recipient: owner.emailAsTyped,
      locale: owner.locale,
      userId,
      sendAt,
      variables: { alias: toDisplayAlias(alias), activation: activationId, first: id, ...last },
    });
  }

  /**
   * The details of a mail when it is sent. Undefined when the owner has read all its messages by then, or wants no
   * mails about the code any more.
   */
  private async read(variables: Record<string, string>): Promise<MailDetails | undefined> {
    const activation = await this.activations.find(variables['activation'] ?? '');
    if (activation?.notify !== 'always') return undefined;
    const owner = await this.users.find(activation.userId);
    const messages = await this.findUnread(activation.id, variables);
    if (!owner || messages.length === 0) return undefined;
    return {
      path: '/messages',
      template: messages.length === 1 ? 'message' : 'messages',
      count: String(messages.length),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }

  /** The unread messages that came in the time of a mail, or whose senders wrote on in it. */
  private findUnread(activationId: string, variables: Record<string, string>): Promise<MessageEntity[]> {
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
function inTime(alias: string, { last }: Record<string, string>): string {
  const end = last ? `${alias}.id <= :last` : `${alias}.createdAt <= :until`;
  return `${alias}.id >= :first AND ${end}`;
}
