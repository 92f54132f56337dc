import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Between, DataSource, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { MailContents, type MailDetails } from '../../delivery';
import { MessageEntity } from '../tables/message.entity';

/** Reads what a mail about messages tells when it is sent: by then the owner may have read them. */
@Injectable()
export class NoticeReader implements OnModuleInit {
  constructor(
    private readonly contents: MailContents,
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.contents.register({ message: ({ variables }) => this.read(variables) });
  }

  /** Undefined when there is nothing to tell any more, or the owner wants no mails about the code. */
  private async read(variables: Record<string, string>): Promise<MailDetails | undefined> {
    const activation = await this.activations.find(variables['activation'] ?? '');
    if (activation?.notify !== 'always') return undefined;
    const owner = await this.users.find(activation.userId);
    const messages = await this.dataSource.manager.findBy(MessageEntity, {
      ...told(variables),
      activationId: activation.id,
      readAt: IsNull(),
    });
    if (!owner || messages.length === 0) return undefined;
    const replyTo = messages.length === 1 ? messages[0]?.senderEmail : null;
    return {
      page: '/messages',
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
