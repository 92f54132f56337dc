import { LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EmailColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** An owner's open offer of a code to an address. */
@Entity('gifts')
@Index(['activationId'], { unique: true })
@Index(['email'])
@Index(['expiresAt'])
export class GiftEntity {
  @IdColumn() id!: string;
  @RefColumn() activationId!: string;

  /** Canonical. Only the account that has proved it can accept. */
  @EmailColumn() email!: string;

  /** As the giver typed it. */
  @TextColumn({ length: LENGTH.email.max }) emailAsTyped!: string;

  /** What goes along: the owner's name for the code, its design, the texts and looks of its page. */
  @BooleanColumn() withLabel!: boolean;
  @BooleanColumn() withDesign!: boolean;
  @BooleanColumn() withPage!: boolean;

  /** The link is derived from it. So a copy of the database does not hold the link (LNK-1). */
  @BinaryTextColumn({ length: 32 }) nonce!: string;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() expiresAt!: Date;
}
