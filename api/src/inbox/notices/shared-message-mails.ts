import { Injectable } from '@nestjs/common';
import { type ConversationSide, HELPING_PATH, MESSAGE } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { ActivationRecords } from '../../codes';
import type { MailDetails } from '../../delivery';
import { MessageEntity } from '../tables/message.entity';
import { MailReaders } from './mail-readers';
import type { Variables } from './variables';

/** Writes the mail that conversations beyond the first ones of a code share (ADR 76). */
@Injectable()
export class SharedMessageMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly readers: MailReaders,
  ) {}

  /** Undefined where none of them is unread any more. */
  async write(variables: Variables): Promise<MailDetails | undefined> {
    const activationId = variables['activation'] ?? '';
    const activation = await this.activations.find(activationId);
    const reader = activation && (await this.readers.find(undefined, activation, variables));
    if (!reader) return undefined;
    const messages = await this.findUnread(activationId, variables);
    if (messages.length === 0) return undefined;
    return {
      path: reader.helperId === undefined ? '/messages' : HELPING_PATH,
      template: messages.length === 1 ? 'message' : 'messages',
      count: messages.length,
      helping: reader.helperId !== undefined,
      unsubscribe: reader.unsubscribe,
      locale: reader.user.locale,
      recipient: reader.user.emailAsTyped,
    };
  }

  /**
   * The unread messages that came in the time of a mail, whose senders wrote on in it, or that their senders' proofs released
   * in it without a mail of their own.
   */
  private findUnread(activationId: string, { first, until: end = '' }: Variables): Promise<MessageEntity[]> {
    const until = new Date(end);
    const since = new Date(until.getTime() - MESSAGE.noticeEvery);
    return this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .where('m.activationId = :activationId AND m.readAt IS NULL AND m.heldAt IS NULL', { activationId })
      .andWhere(
        `(${inTime('m')} OR EXISTS (SELECT 1 FROM conversation_messages c
          WHERE c.conversationId = m.id AND c.side = :side AND ${inTime('c')})
        OR EXISTS (SELECT 1 FROM conversation_notices n
          WHERE n.id = m.id AND n.ownerNoticeAt IS NULL AND n.answersProvedAt BETWEEN :since AND :until))`,
        { first, since, until, side: 'sender' satisfies ConversationSide },
      )
      .getMany();
  }
}

/** Matches what a mail is about: from the message `first` until the time `until`. */
function inTime(alias: string): string {
  return `${alias}.id >= :first AND ${alias}.createdAt <= :until`;
}
