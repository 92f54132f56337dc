import { LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** An e-mail address or a phone number that an owner has blocked. */
@Entity('blocked_senders')
@Index(['ownerId', 'key'], { unique: true })
export class BlockedSenderEntity {
  @IdColumn() id!: string;
  @RefColumn() ownerId!: string;

  /** SHA-256 of the canonical address. It is compared byte by byte, as text columns are not. */
  @BinaryTextColumn({ length: 64 }) key!: string;

  /** As the sender wrote it. */
  @TextColumn({ length: LENGTH.email.max }) address!: string;
  @TimeColumn() createdAt!: Date;
}
