import { LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  ParentColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** An e-mail address or a phone number that an owner has blocked, or a conversation whose sender left neither. */
@Entity('blocked_senders')
@Index(['ownerId', 'key'], { unique: true })
@Index(['messageId'])
export class BlockedSenderEntity {
  @IdColumn() id!: string;
  @RefColumn() ownerId!: string;

  /** SHA-256 of the canonical address or of the conversation. It is compared byte by byte, as text columns are not. */
  @BinaryTextColumn({ length: 64 }) key!: string;

  /** As the sender wrote it. Empty for a conversation. */
  @TextColumn({ length: LENGTH.email.max }) address!: string;

  /** The message that opened the conversation of a sender who left neither. This row is deleted with it. */
  @ParentColumn('messages', { nullable: true }) messageId!: string | null;
  @TimeColumn() createdAt!: Date;
}
