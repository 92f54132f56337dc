import { MESSAGE_KINDS, type MessageKind } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

@Entity('messages')
@Index(['ownerId', 'id'])
@Index(['activationId', 'id'])
// The inbox in its order, and what its filters leave of it, read from the index alone.
@Index(['ownerId', 'archivedAt', 'createdAt', 'id', 'readAt', 'kind', 'activationId'])
@Index(['ownerId', 'archivedAt', 'readAt', 'kind', 'createdAt'])
@Index(['ownerId', 'archivedAt', 'kind', 'createdAt', 'id', 'readAt'])
@Index(['activationId', 'archivedAt', 'readAt', 'kind', 'ownerId', 'createdAt'])
@Index(['changeId'])
// What housekeeping deletes.
@Index(['createdAt'])
export class MessageEntity {
  /** Ordered by time: UUIDv7. */
  @IdColumn() id!: string;
  @RefColumn() activationId!: string;

  /** The activation's user, repeated here so that an inbox is one index range. */
  @RefColumn() ownerId!: string;
  @EnumColumn(MESSAGE_KINDS) kind!: MessageKind;
  @TextColumn({ length: 2000 }) body!: string;

  /** SHA-256 of what was sent with which form: sending it twice is one message (REL-7). Null for older ones. */
  @BinaryTextColumn({ length: 64, nullable: true, unique: true }) submission!: string | null;
  @TextColumn({ length: 100, nullable: true }) senderName!: string | null;
  @TextColumn({ length: 254, nullable: true }) senderEmail!: string | null;
  @TextColumn({ length: 40, nullable: true }) senderPhone!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn({ nullable: true }) readAt!: Date | null;
  @TimeColumn({ nullable: true }) archivedAt!: Date | null;

  /** When its owner reported it to the administrators. */
  @TimeColumn({ nullable: true }) reportedAt!: Date | null;

  /** The bulk change that touched it last; null again once it was changed alone. Undo finds its messages by it. */
  @RefColumn({ nullable: true }) changeId!: string | null;
}
