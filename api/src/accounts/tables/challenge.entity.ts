import { LOCALES, type Locale } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';
import { CHALLENGE_PURPOSES, type ChallengePayload, type ChallengePurpose } from './challenge';

@Entity('challenges')
@Index(['email', 'purpose'])
@Index(['hardExpiresAt'])
@Index(['userId'])
export class ChallengeEntity {
  @IdColumn() id!: string;
  @EnumColumn(CHALLENGE_PURPOSES) purpose!: ChallengePurpose;

  /** Canonical form of the address that the code was sent to. */
  @EmailColumn() email!: string;

  /** What is shown to whoever typed it, and what a new account is mailed at. */
  @TextColumn({ length: 254 }) emailAsTyped!: string;

  /** The code that an activation is for; bound so that no other code can be activated with it (OTP-7). */
  @RefColumn({ nullable: true }) itemId!: string | null;

  /** Whose account it changes, where somebody signed in asked for it; nobody else can use it. */
  @RefColumn({ nullable: true }) userId!: string | null;

  /** Code and link are both derived from it, so neither is stored (OTP-2). */
  @BinaryTextColumn({ length: 32 }) nonce!: string;
  @IntColumn() tries!: number;
  @JsonColumn() payload!: ChallengePayload;
  @EnumColumn(LOCALES) locale!: Locale;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() resendAt!: Date;
  @TimeColumn() expiresAt!: Date;
  @TimeColumn() hardExpiresAt!: Date;
  @TimeColumn({ nullable: true }) usedAt!: Date | null;
}
