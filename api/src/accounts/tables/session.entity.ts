import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  IdColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A session: SHA-256 of the current and the previous secret of its cookie, and its last use. */
@Entity('sessions')
@Index(['userId'])
// Housekeeping deletes by it.
@Index(['expiresAt'])
export class SessionEntity {
  @IdColumn() id!: string;

  /** SHA-256 of the secret in hex; the secret itself is only in the cookie (SES-1). */
  @BinaryTextColumn({ length: 64 }) secretHash!: string;

  /** SHA-256 of the old secret, and when it was replaced. Null until a secret is replaced (ADR 17). */
  @BinaryTextColumn({ length: 64, nullable: true }) oldSecretHash!: string | null;
  @TimeColumn({ nullable: true }) rotatedAt!: Date | null;

  /** The new secret is derived from this and the old one. Null once the browser has sent the new secret. */
  @BinaryTextColumn({ length: 32, nullable: true }) rotationNonce!: string | null;

  /** Until when the old secret is accepted. Null until the browser has sent the new one. */
  @TimeColumn({ nullable: true }) oldSecretUntil!: Date | null;
  @RefColumn() userId!: string;
  @TextColumn({ length: 255, nullable: true }) userAgent!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() lastSeenAt!: Date;

  /** When housekeeping may delete the row. Limits decide when a session ends (`getSessionLimits`). */
  @TimeColumn() expiresAt!: Date;

  /** Whether the person said that others use this computer. */
  @BooleanColumn() shared!: boolean;
}
