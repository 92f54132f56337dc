import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import { Between, DataSource, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { ActivationEntity } from '../../codes/activations/activation.entity';
import type { OutboxEntity } from '../../delivery/outbox/outbox.entity';
import { UserEntity } from '../../accounts/users/user.entity';
import { MessageEntity } from '../messages/message.entity';

interface NoticeDetails {
  template: 'message' | 'messages';
  count: string;
  locale: Locale;
  recipient: string;
  /** The sender of the only message, so that the owner can simply answer. */
  replyTo?: string;
}

/** Reads what a mail about messages tells when it is sent: by then the owner may have read them. */
@Injectable()
export class NoticeReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when there is nothing to tell any more, or the owner wants no mails about the code. */
  async detailsOf({ variables }: OutboxEntity): Promise<NoticeDetails | undefined> {
    const { manager } = this.dataSource;
    const activation = await manager.findOneBy(ActivationEntity, { id: variables['activation'] ?? '' });
    if (activation?.notify !== 'always') return undefined;
    const owner = await manager.findOneBy(UserEntity, { id: activation.userId });
    const messages = await manager.findBy(MessageEntity, {
      ...told(variables),
      activationId: activation.id,
      readAt: IsNull(),
    });
    if (!owner || messages.length === 0) return undefined;
    const replyTo = messages.length === 1 ? messages[0]?.senderEmail : null;
    return {
      template: messages.length === 1 ? 'message' : 'messages',
      count: String(messages.length),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
      ...(replyTo ? { replyTo } : {}),
    };
  }
}

function told({ first = '', last, until = '' }: Record<string, string>) {
  if (last) return { id: Between(first, last) };
  return { id: MoreThanOrEqual(first), createdAt: LessThanOrEqual(new Date(until)) };
}
