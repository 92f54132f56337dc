import { ITEM_STATUSES, type ItemStatus } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A QR code. */
@Entity('items')
@Index(['projectId', 'id'])
// Each order and filter of a project's list, without a look at the rows (ADR 23).
@Index(['projectId', 'alias', 'status', 'activated', 'activatable', 'id'])
@Index(['projectId', 'label', 'id', 'status', 'activated', 'activatable'])
@Index(['projectId', 'status', 'activatable', 'activated', 'id'])
@Index(['ownerId'])
@Index(['presetId'])
export class ItemEntity {
  @IdColumn() id!: string;

  /** Normalised: upper case, without hyphens. */
  @BinaryTextColumn({ length: 32, unique: true }) alias!: string;
  @RefColumn() projectId!: string;
  @TextColumn({ length: 100, nullable: true }) label!: string | null;
  @EnumColumn(ITEM_STATUSES) status!: ItemStatus;
  @BooleanColumn() activatable!: boolean;
  @BooleanColumn() viewOnly!: boolean;
  @IntColumn({ nullable: true }) maxActivations!: number | null;
  @IntColumn() activationCount!: number;

  /** Moves only by a guarded update, so that a code has one owner at a time (REL-5). */
  @RefColumn({ nullable: true }) ownerId!: string | null;

  /** Whether it has an owner, for lists: written together with the owner. Null where a release wrote that did not know it. */
  @BooleanColumn({ nullable: true }) activated!: boolean | null;
  @RefColumn({ nullable: true }) currentActivationId!: string | null;

  /** How it looks until its owner designs it; null is as the project says. One that is gone counts as null. */
  @RefColumn({ nullable: true }) presetId!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
