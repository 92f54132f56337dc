import { LENGTH, UNACTIVATION_REQUEST_STATES, type UnactivationRequestState } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A request to an owner to give a code up. There is one per requester and activation (specification 4). */
@Entity('unactivation_requests')
@Index(['activationId', 'requesterId'], { unique: true })
@Index(['requesterId'])
@Index(['expiresAt'])
export class UnactivationRequestEntity {
  @IdColumn() id!: string;
  @RefColumn() activationId!: string;
  @RefColumn() requesterId!: string;
  @EnumColumn(UNACTIVATION_REQUEST_STATES) state!: UnactivationRequestState;
  @TextColumn({ length: LENGTH.reason.max, nullable: true }) reason!: string | null;

  /** The owner's link is derived from it. So a copy of the database does not hold the link (LNK-1). */
  @BinaryTextColumn({ length: 32 }) nonce!: string;
  @TimeColumn() createdAt!: Date;

  /** The link works until then, and the same person cannot ask again before. */
  @TimeColumn() expiresAt!: Date;
}
