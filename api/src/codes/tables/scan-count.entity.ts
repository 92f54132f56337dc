import { Entity } from 'typeorm';
import { BinaryTextColumn, IdColumn, IntColumn } from '../../platform/database/columns';

/**
 * Scans of a code on one day (UTC), written in batches; nothing about who scanned.
 * Without SQLite's own row ids a batch touches one tree instead of two.
 */
@Entity('scan_counts', { withoutRowid: true })
export class ScanCountEntity {
  @IdColumn() itemId!: string;

  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true }) day!: string;
  @IntColumn() count!: number;
}
