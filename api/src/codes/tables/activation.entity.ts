import { NOTIFY_MODES, type NotifyMode } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** Who held which code from when to when. Messages belong to an activation, not to a code. */
@Entity('activations')
// What an owner holds, in each order of the list, read from the index alone.
@Index(['userId', 'endedAt', 'activatedAt', 'id', 'itemId'])
@Index(['userId', 'endedAt', 'label', 'activatedAt', 'id'])
@Index(['userId', 'endedAt', 'lastScanDay', 'activatedAt', 'id'])
@Index(['userId', 'endedAt', 'unreadMessages', 'activatedAt', 'id'])
@Index(['itemId'])
export class ActivationEntity {
  @IdColumn() id!: string;
  @RefColumn() itemId!: string;
  @RefColumn() userId!: string;

  /** The owner's own name for the code. */
  @TextColumn({ length: 100, nullable: true }) label!: string | null;
  @EnumColumn(NOTIFY_MODES) notify!: NotifyMode;

  /** When the latest mail about messages went out, or will: the next one keeps its distance from it. */
  @TimeColumn({ nullable: true }) noticeAt!: Date | null;

  /** Of messages that are not archived; kept by `MessageCounts`. */
  @IntColumn() unreadMessages!: number;

  /** The last day (UTC, YYYY-MM-DD) on which somebody scanned the code; null before the first scan. */
  @BinaryTextColumn({ length: 10, nullable: true }) lastScanDay!: string | null;

  /** True once the owner or somebody else has scanned the code after its activation; null before. */
  @BooleanColumn({ nullable: true }) tried!: boolean | null;
  @TimeColumn() activatedAt!: Date;
  @TimeColumn({ nullable: true }) endedAt!: Date | null;
}
