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

/** One attempt to prove a mailbox: purpose, address, nonce, tries, ends, and what was typed before. */
@Entity('challenges')
@Index(['email', 'purpose'])
@Index(['hardExpiresAt'])
@Index(['userId'])
export class ChallengeEntity {
  @IdColumn() id!: string;
  @EnumColumn(CHALLENGE_PURPOSES) purpose!: ChallengePurpose;

  /** Canonical form of the address that the digits were sent to. */
  @EmailColumn() email!: string;

  /** The address as it was typed: shown to the person who typed it, and used for mails to a new account. */
  @TextColumn({ length: 254 }) emailAsTyped!: string;

  /** The QR code to activate; this challenge can activate no other one (OTP-7). */
  @RefColumn({ nullable: true }) itemId!: string | null;

  /** The account that requested it while signed in; no other account can use it. */
  @RefColumn({ nullable: true }) userId!: string | null;

  /** Digits and link are derived from it, so neither is stored (OTP-2). */
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
