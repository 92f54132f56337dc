import { MESSAGE_KINDS, type MessageKind } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A message that opened a conversation. It belongs to an activation, so a later owner never sees it. */
@Entity('messages')
@Index(['ownerId', 'id'])
@Index(['activationId', 'id'])
// These answer the inbox with each of its filters from the index alone.
@Index(['ownerId', 'archivedAt', 'activeAt', 'id', 'readAt', 'kind', 'activationId'])
@Index(['ownerId', 'archivedAt', 'readAt', 'kind', 'activeAt'])
@Index(['ownerId', 'archivedAt', 'kind', 'activeAt', 'id', 'readAt'])
@Index(['activationId', 'archivedAt', 'readAt', 'kind', 'ownerId', 'activeAt'])
// For bulk changes and files, which walk through the inbox in an order that no answer changes.
@Index(['ownerId', 'archivedAt', 'createdAt', 'id', 'readAt', 'kind', 'activationId', 'heldAt'])
// For the messages that an owner holds, and for the archive, which leaves them out.
@Index(['ownerId', 'heldAt', 'archivedAt', 'activeAt', 'id', 'readAt', 'kind', 'activationId'])
// For housekeeping, which deletes old conversations.
@Index(['activeAt', 'id'])
@Index(['changeId'])
// For administrators, who list what was reported. It is null in nearly all rows.
@Index(['reportSettledAt', 'reportedAt', 'id'])
export class MessageEntity {
  /** Ordered by time: UUIDv7. */
  @IdColumn() id!: string;
  @RefColumn() activationId!: string;

  /** A copy of the activation's user, so that an inbox is one index range. */
  @RefColumn() ownerId!: string;
  @EnumColumn(MESSAGE_KINDS) kind!: MessageKind;

  /** Empty once its sender was erased (`ErasedConversations`). */
  @TextColumn({ length: 2000 }) body!: string;

  /** SHA-256 of form and content: the same form sent twice is one message (REL-7). Null in older rows. */
  @BinaryTextColumn({ length: 64, nullable: true, unique: true }) submission!: string | null;
  @TextColumn({ length: 100, nullable: true }) senderName!: string | null;
  @TextColumn({ length: 254, nullable: true }) senderEmail!: string | null;
  @TextColumn({ length: 40, nullable: true }) senderPhone!: string | null;

  /**
   * Tells senders without a name apart: the first one of an activation has 1. Nobody gets a number again. Null where the
   * sender left a name, and in older rows.
   */
  @IntColumn({ nullable: true }) senderNumber!: number | null;
  @TimeColumn() createdAt!: Date;

  /** When something was written in its conversation last. */
  @TimeColumn() activeAt!: Date;
  @TimeColumn({ nullable: true }) readAt!: Date | null;
  @TimeColumn({ nullable: true }) archivedAt!: Date | null;

  /**
   * Since when the message waits until its sender has proved an address, or its owner releases it (`HeldMessages`). It is
   * archived as long, so that nothing that reads the inbox has to know of it; but it is neither counted nor in the archive.
   */
  @TimeColumn({ nullable: true }) heldAt!: Date | null;

  /** When the owner reported the message to the administrators. */
  @TimeColumn({ nullable: true }) reportedAt!: Date | null;

  /** When an administrator was done with the report, and who that was; null while it is open. */
  @TimeColumn({ nullable: true }) reportSettledAt!: Date | null;
  @RefColumn({ nullable: true }) reportSettledBy!: string | null;

  /** The bulk change that changed it last, for undo; null once the message was changed by itself. */
  @RefColumn({ nullable: true }) changeId!: string | null;
}
