import { LOST } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { IdColumn, IntColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** A code whose owner has lost what it is on. Ends with the activation. */
@Entity('lost_codes')
export class LostCodeEntity {
  @IdColumn() activationId!: string;
  @TimeColumn() since!: Date;

  /** What the owner says to whoever finds it, and what for. Both are on the page, and may be empty. */
  @TextColumn({ length: LOST.words.max }) words!: string;
  @TextColumn({ length: LOST.reward.max }) reward!: string;

  /** How often people have opened the page since. `ScanCounter` counts them. */
  @IntColumn() openings!: number;

  /** When the owner was last told of an opening. Null before the first one. */
  @TimeColumn({ nullable: true }) alertedAt!: Date | null;
}
