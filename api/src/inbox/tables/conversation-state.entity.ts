import { CONVERSATION_SIDES, type ConversationSide, LENGTH } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import {
  BooleanColumn,
  EnumColumn,
  ParentIdColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** What both sides have said of a conversation besides its messages (ADR 74). There is no row before the first of it. */
@Entity('conversation_states')
export class ConversationStateEntity {
  /** The id of the conversation, which is that of the message that opened it. */
  @ParentIdColumn('messages') id!: string;

  /** When a side said that it is solved; null while it is not, or was opened again. */
  @TimeColumn({ nullable: true }) solvedAt!: Date | null;
  @EnumColumn(CONVERSATION_SIDES, { nullable: true }) solvedBy!: ConversationSide | null;

  /** True after the owner has thanked, until somebody says again that it is solved. */
  @BooleanColumn() thanked!: boolean;
  /** The owner's words of the last thanks; empty where the sender's page thanks in the sender's language. */
  @TextColumn({ length: LENGTH.thanks.max, nullable: true }) thanks!: string | null;

  /** Whether the owner shows the number of the profile, which is read from there each time. */
  @BooleanColumn() ownerSharesPhone!: boolean;
  /** The number that the sender shows to the owner. */
  @TextColumn({ length: LENGTH.phone.max, nullable: true }) senderPhone!: string | null;
}
