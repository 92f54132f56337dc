import { ROLES, LOCALES, type Locale, type Role } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

@Entity('users')
// Each order and filter of the administrators' list.
@Index(['createdAt', 'id'])
@Index(['activeCodes', 'id'])
@Index(['role', 'createdAt', 'id'])
@Index(['blockedAt', 'createdAt', 'id'])
export class UserEntity {
  @IdColumn() id!: string;
  @TextColumn({ length: 100, nullable: true }) name!: string | null;

  /** Canonical form: what is compared and unique. */
  @EmailColumn({ unique: true }) email!: string;

  /** Where its mails go: the spelling of the address that was proven. */
  @TextColumn({ length: 254 }) emailAsTyped!: string;
  @EnumColumn(ROLES) role!: Role;
  @BooleanColumn() isEmailVerified!: boolean;
  @EnumColumn(LOCALES) locale!: Locale;
  @RefColumn({ nullable: true }) selectedProjectId!: string | null;

  /** Overrides the general activation limit when set. */
  @IntColumn({ nullable: true }) activationLimit!: number | null;

  /** Codes held now; moves only by guarded updates (REL-6). */
  @IntColumn() activeCodes!: number;

  /** Since when the person cannot sign in; their codes go on working. */
  @TimeColumn({ nullable: true }) blockedAt!: Date | null;

  /** Counts up when the devices that the account knows end; null stands for 0. */
  @IntColumn({ nullable: true }) deviceGeneration!: number | null;

  /** When the owner has seen enough of what to do first. */
  @TimeColumn({ nullable: true }) firstStepsClosedAt!: Date | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
