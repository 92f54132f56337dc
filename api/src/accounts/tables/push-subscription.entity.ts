import { PUSH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  ParentIdColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** The push address of a session's browser (RFC 8030). It is deleted with the session. */
@Entity('push_subscriptions')
@Index(['userId', 'createdAt'])
export class PushSubscriptionEntity {
  /** That of the session. */
  @ParentIdColumn('sessions') id!: string;
  @RefColumn() userId!: string;

  /** SHA-256 of the address: a browser has it once, in its newest session. */
  @BinaryTextColumn({ length: 64, unique: true }) endpointHash!: string;
  @BinaryTextColumn({ length: PUSH.endpointLength }) endpoint!: string;

  /** The key and the secret of the browser, with which pushes are encrypted (RFC 8291). */
  @BinaryTextColumn({ length: 88 }) p256dh!: string;
  @BinaryTextColumn({ length: 24 }) auth!: string;

  /** Whether pushes show texts, which others can then read on a locked screen. */
  @BooleanColumn() showsTexts!: boolean;
  @TimeColumn() createdAt!: Date;
}
