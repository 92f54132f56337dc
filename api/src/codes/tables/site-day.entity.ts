import { Entity } from 'typeorm';
import { BinaryTextColumn, IntColumn } from '../../platform/database/columns';

/** What happened on the whole site on one day (UTC). */
@Entity('site_days', { withoutRowid: true })
export class SiteDayEntity {
  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true }) day!: string;
  @IntColumn() scans!: number;
  @IntColumn() activations!: number;
}
