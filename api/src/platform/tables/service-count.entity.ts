import { SERVICE_LEVEL_NAMES, type ServiceLevel } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import { BinaryTextColumn, EnumColumn, IntColumn, TimeColumn } from '../database/columns';

/** The events of one service level in one hour (ADR 68). */
@Entity('service_counts')
@Index(['hour'])
export class ServiceCountEntity {
  /** Hour and level, as `2026-11-22T10 scans`. */
  @BinaryTextColumn({ length: 32, primary: true }) id!: string;
  /** The beginning of the hour. */
  @TimeColumn() hour!: Date;
  @EnumColumn(SERVICE_LEVEL_NAMES) level!: ServiceLevel;
  @IntColumn() events!: number;
  /** How many of the events did not go well. */
  @IntColumn() failures!: number;
}
