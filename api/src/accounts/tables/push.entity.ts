import { ALERT_KINDS, type AlertKind } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  JsonColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A push to one device about one thing. The row stays for a day, so that the next one keeps its distance. */
@Entity('pushes')
@Index(['subscriptionId', 'topic'], { unique: true })
@Index(['isWanted', 'nextAt'])
@Index(['userId'])
// Housekeeping deletes by it.
@Index(['wantedAt'])
export class PushEntity {
  @IdColumn() id!: string;

  /** No foreign key: whoever writes a message must not wait for a session that ends, nor fail with it. */
  @RefColumn() subscriptionId!: string;
  @RefColumn() userId!: string;

  /** What it is about. A device shows only the latest push of a topic. */
  @BinaryTextColumn({ length: 64 }) topic!: string;
  @EnumColumn(ALERT_KINDS) kind!: AlertKind;
  @JsonColumn() about!: Record<string, string>;

  /** False once it was sent or given up. */
  @BooleanColumn() isWanted!: boolean;

  /** How often one was wanted: a worker ends only the wish that it has read. */
  @IntColumn() wishes!: number;
  @TimeColumn() wantedAt!: Date;
  @IntColumn() tries!: number;

  /** Not before. Whoever sends it sets the time of the next try first, so that each try has one worker. */
  @TimeColumn() nextAt!: Date;
}
