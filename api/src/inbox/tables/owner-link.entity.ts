import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  IntColumn,
  ParentColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A link in a mail, by which an owner reads and answers one conversation without signing in (ADR 76). */
@Entity('owner_links')
@Index(['conversationId'])
// For housekeeping.
@Index(['createdAt'])
export class OwnerLinkEntity {
  @IdColumn() id!: string;
  @ParentColumn('messages') conversationId!: string;

  /** The helper to whom it was mailed: without that row the link opens nothing. Null for the owner. */
  @RefColumn({ nullable: true }) helperId!: string | null;

  /** SHA-256 of the token. */
  @BinaryTextColumn({ length: 64, unique: true }) tokenHash!: string;

  /** Random. The token is derived from it and the server's key when the mail is written. */
  @BinaryTextColumn({ length: 32 }) tokenNonce!: string;

  /** The reader's `deviceGeneration` at that time: signing out everywhere ends the link. */
  @IntColumn() deviceGeneration!: number;

  /** SHA-256 of link and secret of the browser that opened it. No other browser is let in. */
  @BinaryTextColumn({ length: 64, nullable: true }) browserHash!: string | null;

  /** When another browser asked for a fresh link last. */
  @TimeColumn({ nullable: true }) freshAt!: Date | null;
  @TimeColumn() createdAt!: Date;
}
