import { LENGTH, type Locale, LOCALES } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { EnumColumn, ParentIdColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/**
 * Who gets mails about a conversation, and when. Nobody had a reason for one where there is no row. All but `…LookedAt` is
 * changed only while the message is locked.
 */
@Entity('conversation_notices')
export class ConversationNoticeEntity {
  /** The id of the message that opened the conversation. */
  @ParentIdColumn('messages') id!: string;

  /** Where the sender wants answers to be mailed. Nobody sees it, not even someone with the sender's link. */
  @TextColumn({ length: LENGTH.email.max, nullable: true }) answersTo!: string | null;

  /** The language of the page on which the address was left. */
  @EnumColumn(LOCALES, { nullable: true }) answersLocale!: Locale | null;

  /** When somebody pressed the button behind a link that was mailed to this address. Null for an address left later. */
  @TimeColumn({ nullable: true }) answersProvedAt!: Date | null;

  /** When the link was mailed to an address. There is no second mail, whatever address follows. */
  @TimeColumn({ nullable: true }) linkMailedAt!: Date | null;

  /** When this side was shown the conversation last. */
  @TimeColumn({ nullable: true }) ownerLookedAt!: Date | null;
  @TimeColumn({ nullable: true }) senderLookedAt!: Date | null;

  /** When the latest mail to this side was or will be sent. Null again where it was not needed any more. */
  @TimeColumn({ nullable: true }) ownerNoticeAt!: Date | null;
  @TimeColumn({ nullable: true }) senderNoticeAt!: Date | null;
}
