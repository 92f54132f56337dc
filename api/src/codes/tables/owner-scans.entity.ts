import { Entity, Index } from 'typeorm';
import { BinaryTextColumn, IdColumn, IntColumn } from '../../platform/database/columns';

/**
 * The number of scans of all codes of an owner on one day (UTC), for the chart of Home. It says nothing about who
 * scanned, or which code. Without row ids SQLite writes to one B-tree instead of two.
 */
@Entity('owner_scans', { withoutRowid: true })
// For housekeeping.
@Index(['day', 'userId'])
export class OwnerScansEntity {
  @IdColumn() userId!: string;

  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true }) day!: string;
  @IntColumn() count!: number;
}
