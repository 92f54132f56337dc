import { NOTIFY_MODES, type NotifyMode } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import { EnumColumn, IdColumn, RefColumn, TextColumn, TimeColumn } from '../platform/database/columns';

/** Who held which code from when to when. Messages belong to an activation, not to a code. */
@Entity('activations')
// What an owner holds, in each order of the list, read from the index alone.
@Index(['userId', 'endedAt', 'activatedAt', 'id', 'itemId'])
@Index(['userId', 'endedAt', 'label', 'activatedAt', 'id'])
@Index(['itemId'])
export class ActivationEntity {
  @IdColumn()
  id!: string;

  @RefColumn()
  itemId!: string;

  @RefColumn()
  userId!: string;

  /** The owner's own name for the code. */
  @TextColumn({ length: 100, nullable: true })
  label!: string | null;

  @EnumColumn(NOTIFY_MODES)
  notify!: NotifyMode;

  /** When the latest mail about messages went out, or will: the next one keeps its distance from it. */
  @TimeColumn({ nullable: true })
  noticeAt!: Date | null;

  @TimeColumn()
  activatedAt!: Date;

  @TimeColumn({ nullable: true })
  endedAt!: Date | null;
}
