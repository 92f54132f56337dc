import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Contact, isContact } from '../../platform/addresses/contact';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { narrowToPatterns, startingWith } from '../../platform/database/patterns';
import { walkRows } from '../../platform/database/walk-rows';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { MessageEntity } from '../tables/message.entity';

/** The message that opened a conversation, and what its sender left. */
export type SentConversation = MessageEntity & {
  notice: ConversationNoticeEntity | null;
  state: ConversationStateEntity | null;
};

/**
 * Finds conversations by what their senders left. Addresses are stored as they were typed and no index helps, so all
 * messages with one are read: only for commands of the operator.
 */
@Injectable()
export class SentConversations {
  constructor(private readonly dataSource: DataSource) {}

  async find(contact: Contact): Promise<SentConversation[]> {
    const found: SentConversation[] = [];
    for await (const conversations of this.walk(contact))
      found.push(
        ...conversations.filter(({ senderEmail, senderPhone, notice, state }) =>
          isContact(contact, {
            emails: [senderEmail, notice?.answersTo],
            phones: [senderPhone, state?.senderPhone],
          }),
        ),
      );
    return found;
  }

  /** The canonical addresses that senders left. The same one may come again. */
  async *walkEmails(): AsyncGenerator<string> {
    for await (const conversations of this.walk())
      for (const { senderEmail, notice } of conversations)
        for (const email of [senderEmail, notice?.answersTo]) if (email) yield toCanonicalEmail(email);
  }

  /** @param contact leaves out most of the others: the same mailbox has the same local part in every spelling */
  private walk(contact?: Contact): AsyncGenerator<SentConversation[]> {
    const left = this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .leftJoinAndMapOne('m.notice', ConversationNoticeEntity, 'n', 'n.id = m.id')
      .leftJoinAndMapOne('m.state', ConversationStateEntity, 's', 's.id = m.id');
    if (contact && 'phone' in contact) left.where('(m.senderPhone IS NOT NULL OR s.senderPhone IS NOT NULL)');
    else if (contact) {
      const local = startingWith(contact.email.slice(0, contact.email.lastIndexOf('@') + 1));
      narrowToPatterns(left, { 'm.senderEmail': local, 'n.answersTo': local });
    } else left.where('(m.senderEmail IS NOT NULL OR n.answersTo IS NOT NULL)');
    return walkRows(left, { id: 'ASC' }) as AsyncGenerator<SentConversation[]>;
  }
}
