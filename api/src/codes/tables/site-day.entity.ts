import { Entity } from 'typeorm';
import { BinaryTextColumn, IntColumn } from '../../platform/database/columns';

/**
 * What happened on the whole site on one day (UTC). A day has several rows: all scans and activations would wait for a
 * single one (ADR 60).
 */
@Entity('site_days', { withoutRowid: true })
export class SiteDayEntity {
  /** YYYY-MM-DD */
  @BinaryTextColumn({ length: 10, primary: true }) day!: string;
  @IntColumn({ primary: true }) slot!: number;
  @IntColumn() scans!: number;
  @IntColumn() activations!: number;
}
