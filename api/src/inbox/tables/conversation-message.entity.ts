import { CONVERSATION_SIDES, type ConversationSide, LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  ParentColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** Stands for a helper whose account was deleted. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A message of a conversation after the one that opened it. */
@Entity('conversation_messages')
@Index(['conversationId', 'position'], { unique: true })
// For the data of helpers. It is null in nearly all rows.
@Index(['authorId'])
export class ConversationMessageEntity {
  /** Ordered by time: UUIDv7. */
  @IdColumn() id!: string;
  @ParentColumn('messages') conversationId!: string;

  /** 1 for the first message after the one that opened the conversation. There are no gaps. */
  @IntColumn() position!: number;
  @EnumColumn(CONVERSATION_SIDES) side!: ConversationSide;

  /** The helper who wrote it for the owner; `NOBODY` once that account was deleted. Null: one of the two sides itself. */
  @RefColumn({ nullable: true }) authorId!: string | null;
  @TextColumn({ length: LENGTH.messageBody.max }) body!: string;

  /** SHA-256 of side, form and conversation: the same form sent twice is one message (REL-7). */
  @BinaryTextColumn({ length: 64, unique: true }) submission!: string;
  @TimeColumn() createdAt!: Date;
}
