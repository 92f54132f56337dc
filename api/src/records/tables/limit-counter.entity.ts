import { Entity, Index } from 'typeorm';
import { BinaryTextColumn, IntColumn, TimeColumn } from '../../platform/database/columns';

/** The counter of one limit in its current window, in the database so that replicas share it (LIM-1). */
@Entity('limit_counters')
@Index(['resetAt'])
export class LimitCounterEntity {
  /** SHA-256 of purpose and subject in hex, so that no address is stored. */
  @BinaryTextColumn({ length: 64, primary: true }) id!: string;
  @IntColumn() used!: number;
  @TimeColumn() resetAt!: Date;
}
