import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

@Entity('sessions')
@Index(['userId'])
// Housekeeping deletes by it.
@Index(['expiresAt'])
export class SessionEntity {
  @IdColumn() id!: string;

  /** SHA-256 of the secret in hex; the secret itself is only in the cookie (SES-1). */
  @BinaryTextColumn({ length: 64 }) secretHash!: string;
  @RefColumn() userId!: string;
  @TextColumn({ length: 255, nullable: true }) userAgent!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() lastSeenAt!: Date;
  @TimeColumn() expiresAt!: Date;
}
