import { Entity } from 'typeorm';
import { BinaryTextColumn, IdColumn, IntColumn } from '../../platform/database/columns';

/**
 * The number of scans of a code on one day (UTC). Nothing is stored about who scanned.
 * Without row ids SQLite writes to one B-tree instead of two.
 */
@Entity('scan_counts', { withoutRowid: true })
export class ScanCountEntity {
  @IdColumn() itemId!: string;

  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true }) day!: string;
  @IntColumn() count!: number;
}
