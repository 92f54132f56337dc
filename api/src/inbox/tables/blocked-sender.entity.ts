import { LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** An e-mail address or number whose messages an owner does not want. */
@Entity('blocked_senders')
@Index(['ownerId', 'key'], { unique: true })
export class BlockedSenderEntity {
  @IdColumn() id!: string;
  @RefColumn() ownerId!: string;

  /** SHA-256 of the address in the form in which it is compared: columns of text compare more loosely. */
  @BinaryTextColumn({ length: 64 }) key!: string;

  /** As the sender wrote it. */
  @TextColumn({ length: LENGTH.email.max }) address!: string;
  @TimeColumn() createdAt!: Date;
}
