import { ITEM_STATUSES, type ItemStatus } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  LockCountColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A QR code. */
@Entity('items')
@Index(['projectId', 'id'])
// Covering indexes: a project's list of codes in each of its orders and filters (ADR 23).
@Index(['projectId', 'alias', 'status', 'activated', 'activatable', 'id'])
@Index(['projectId', 'adminNote', 'id', 'status', 'activated', 'activatable'])
@Index(['projectId', 'status', 'activatable', 'activated', 'id'])
@Index(['ownerId'])
@Index(['presetId'])
export class ItemEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;

  /** Normalized: upper case, without hyphens. */
  @BinaryTextColumn({ length: 32, unique: true }) alias!: string;
  @RefColumn() projectId!: string;
  /** A note of administrators, which nobody else sees. */
  @TextColumn({ name: 'label', length: 100, nullable: true }) adminNote!: string | null;
  @EnumColumn(ITEM_STATUSES) status!: ItemStatus;
  @BooleanColumn() activatable!: boolean;
  @BooleanColumn() viewOnly!: boolean;
  @IntColumn({ nullable: true }) maxActivations!: number | null;
  @IntColumn() activationCount!: number;

  /** `CodeOwnership` changes it, by a guarded update: a code has one owner at a time (REL-5). */
  @RefColumn({ nullable: true }) ownerId!: string | null;

  /** Whether the code has an owner, for the indexes of lists. */
  @BooleanColumn() activated!: boolean;
  @RefColumn({ nullable: true }) currentActivationId!: string | null;

  /** The preset that applies until the owner designs the code. If null or deleted, the project's preset applies. */
  @RefColumn({ nullable: true }) presetId!: string | null;

  /** True for a code that its owner made without a sticker. It is deleted when its owner gives it up (ADR 19). */
  @BooleanColumn() digital!: boolean;

  /** The secret that comes with the code, encrypted; null where nobody is asked for one. `ClaimSecrets` writes both. */
  @BinaryTextColumn({ length: 128, nullable: true }) claimSecret!: string | null;
  /** Its keyed hash, which the claim of the code compares. */
  @BinaryTextColumn({ length: 64, nullable: true }) claimHash!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
