import { Entity, Index } from 'typeorm';
import { ExactTextColumn, IdColumn, IntColumn, TimeColumn } from '../../platform/database/columns';

/** A backup that `admin -- backup` made, or could not make. */
@Entity('backups')
@Index(['at'])
export class BackupEntity {
  @IdColumn() id!: string;
  /** When it began: it has everything that was acknowledged before. */
  @TimeColumn() at!: Date;
  /** The size of its file; null if it failed. */
  @IntColumn({ nullable: true }) kilobytes!: number | null;
  /** Why it failed. */
  @ExactTextColumn({ length: 200, nullable: true }) failure!: string | null;
}
