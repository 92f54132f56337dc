import { Entity } from 'typeorm';
import { BinaryTextColumn, IdColumn, IntColumn } from '../platform/database/columns';

/** Scans of a code on one day (UTC), written in batches; nothing about who scanned. */
@Entity('scan_counts')
export class ScanCountEntity {
  @IdColumn()
  itemId!: string;

  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true })
  day!: string;

  @IntColumn()
  count!: number;
}
