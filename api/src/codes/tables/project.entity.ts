import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  IdColumn,
  IntColumn,
  LockCountColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A project of codes, with the number of its codes and of the activated ones. */
@Entity('projects')
// Covering indexes: the list of projects in each of its orders, filtered by `archived`.
@Index(['name', 'id', 'archived'])
@Index(['itemCount', 'id', 'archived'])
@Index(['activatedCount', 'id', 'archived'])
export class ProjectEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @TextColumn({ length: 100 }) name!: string;
  @TextColumn({ length: 500, nullable: true }) description!: string | null;
  @BooleanColumn() archived!: boolean;

  /** Whether new codes of the project can be activated. */
  @BooleanColumn() activatable!: boolean;

  /** Whether new codes of the project get a claim secret. Null in rows of the previous release, which has none. */
  @BooleanColumn({ nullable: true }) claimSecrets!: boolean | null;

  /** The numbers of all codes and of activated codes. `countCodes` maintains both. */
  @IntColumn() itemCount!: number;
  @IntColumn() activatedCount!: number;

  /** The preset of codes without a preset of their own. If null or deleted, the default preset applies. */
  @RefColumn({ nullable: true }) presetId!: string | null;
  @RefColumn() createdById!: string;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
