import { NOTIFY_MODES, type NotifyMode, PAGE_KINDS, type PageKind } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  LockCountColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** The time for which a user owns a code. Messages belong to an activation, not to a code. */
@Entity('activations')
// Covering indexes: an owner's list of codes in each of its orders.
@Index(['userId', 'endedAt', 'activatedAt', 'id', 'itemId'])
@Index(['userId', 'endedAt', 'ownerLabel', 'activatedAt', 'id'])
@Index(['userId', 'endedAt', 'lastScanDay', 'activatedAt', 'id'])
@Index(['userId', 'endedAt', 'unreadMessages', 'activatedAt', 'id'])
@Index(['itemId'])
@Index(['deletedAlias'], { unique: true })
export class ActivationEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @RefColumn() itemId!: string;
  @RefColumn() userId!: string;

  /** The owner's own name for the code. */
  @TextColumn({ name: 'label', length: 100, nullable: true }) ownerLabel!: string | null;
  @EnumColumn(NOTIFY_MODES) notify!: NotifyMode;

  /** True while new messages of senders who have not proved an address are held. */
  @BooleanColumn({ nullable: true }) holdsUnproved!: boolean | null;

  /** True while somebody helps the owner to answer. Null before the first helper. */
  @BooleanColumn({ nullable: true }) helped!: boolean | null;

  /** The kind of scan page. Null in ended activations; `MissingPageKinds` fills rows of the release before. */
  @EnumColumn(PAGE_KINDS, { nullable: true }) pageKind!: PageKind | null;

  /**
   * When the latest mail about messages was or will be sent. The next one follows ten minutes later at the earliest.
   */
  @TimeColumn({ nullable: true }) noticeAt!: Date | null;

  /** Without archived messages. `MessageCounts` maintains it. */
  @IntColumn() unreadMessages!: number;

  /** How many senders without a name have got a number. Null before the first one. */
  @IntColumn({ nullable: true }) numberedSenders!: number | null;

  /** The last day (UTC, YYYY-MM-DD) of a scan. Null before the first one. */
  @BinaryTextColumn({ length: 10, nullable: true }) lastScanDay!: string | null;

  /** True when somebody, such as the owner, has scanned the code since its activation. */
  @BooleanColumn({ nullable: true }) tried!: boolean | null;

  /**
   * The alias of a digital code, which was deleted when this activation ended: messages go on naming it, and no new code
   * gets it. Null while the code exists.
   */
  @BinaryTextColumn({ length: 32, nullable: true }) deletedAlias!: string | null;
  @TimeColumn() activatedAt!: Date;
  @TimeColumn({ nullable: true }) endedAt!: Date | null;
}
