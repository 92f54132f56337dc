import { ROLES, LOCALES, type Locale, type Role } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  LockCountColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** An account. `email` is the canonical address and unique; the spelling that the person proved is beside it. */
@Entity('users')
// The orders and filters of the administrators' list.
@Index(['createdAt', 'id'])
@Index(['activeCodes', 'id'])
@Index(['role', 'createdAt', 'id'])
@Index(['blockedAt', 'createdAt', 'id'])
export class UserEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @TextColumn({ length: 100, nullable: true }) name!: string | null;

  /** Canonical form: this one is compared, and is unique. */
  @EmailColumn({ unique: true }) email!: string;

  /** The address in the spelling that was proven; mails go to it. */
  @TextColumn({ length: 254 }) emailAsTyped!: string;
  @EnumColumn(ROLES) role!: Role;
  @BooleanColumn() isEmailVerified!: boolean;
  @EnumColumn(LOCALES) locale!: Locale;
  @RefColumn({ nullable: true }) selectedProjectId!: string | null;

  /** Overrides the general activation limit when set. */
  @IntColumn({ nullable: true }) activationLimit!: number | null;

  /** Codes held now; changed only by guarded updates (REL-6). */
  @IntColumn() activeCodes!: number;

  /** Set while the person may not sign in; their codes keep working. */
  @TimeColumn({ nullable: true }) blockedAt!: Date | null;

  /** Grows by one when all known devices of the account are forgotten; null stands for 0. */
  @IntColumn({ nullable: true }) deviceGeneration!: number | null;

  /** When the owner closed the first steps of the dashboard. */
  @TimeColumn({ nullable: true }) firstStepsClosedAt!: Date | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
