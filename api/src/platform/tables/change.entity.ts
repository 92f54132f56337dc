import { Entity, Index } from 'typeorm';
import { BinaryTextColumn, IdColumn, TimeColumn } from '../database/columns';

/** A value that other replicas have to forget. Rows live for an hour: replicas read the latest seconds (ADR 21). */
@Entity('changes')
@Index(['at'])
export class ChangeEntity {
  @IdColumn() id!: string;
  @BinaryTextColumn({ length: 16 }) topic!: string;
  /** The part of the topic that changed, for example an alias; `*` for all of it. */
  @BinaryTextColumn({ length: 64 }) subject!: string;
  /** By the clock of the database. */
  @TimeColumn() at!: Date;
}
