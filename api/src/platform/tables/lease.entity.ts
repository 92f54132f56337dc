import { Entity } from 'typeorm';
import { BinaryTextColumn, TimeColumn } from '../database/columns';

/** Work that one process does for all (ADR 60). Times are by the clock of the database. */
@Entity('leases')
export class LeaseEntity {
  @BinaryTextColumn({ length: 64, primary: true }) name!: string;
  /** The process that holds the lease; null when nobody does. */
  @BinaryTextColumn({ length: 36, nullable: true }) owner!: string | null;
  /** The lease ends at this time unless its owner renews it. */
  @TimeColumn() until!: Date;
  /** When the work was last completed. */
  @TimeColumn({ nullable: true }) doneAt!: Date | null;
}
