import { Entity, Index } from 'typeorm';
import { BinaryTextColumn, IdColumn, TimeColumn } from '../database/columns';

/** What other replicas have to forget. Rows are kept for an hour: replicas read only the latest seconds (ADR 21). */
@Entity('changes')
@Index(['at'])
export class ChangeEntity {
  @IdColumn() id!: string;
  @BinaryTextColumn({ length: 16 }) topic!: string;
  /** What of the topic changed, for example an alias; `*` for all of it. */
  @BinaryTextColumn({ length: 64 }) subject!: string;
  /** By the clock of the database. */
  @TimeColumn() at!: Date;
}
