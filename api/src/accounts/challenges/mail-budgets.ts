import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, HOUR } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { LimitsConfig } from '../../platform/config/config';
import { addressBucket, Alarms, type Limit, LimitsService, networkOf } from '../../records';
import { mailboxOf } from '../../platform/addresses/email';
import { UserEntity } from '../tables/user.entity';
import type { ChallengePurpose } from '../tables/challenge';

/** Mails whose link lets its reader in, or to a new password, and does nothing else. */
const LETTING_IN: readonly ChallengePurpose[] = ['register', 'sign-in', 'password-reset'];

/** Who asks for a mail to which address. */
export interface AskedMail {
  purpose: ChallengePurpose;
  /** Canonical. */
  email: string;
  clientAddress: string;
  /** The budget of a known device or of somebody signed in; undefined for strangers. */
  own: string | undefined;
}

/**
 * How many mails with codes and links somebody may ask for (OTP-9). Strangers are refused by what they used up
 * themselves before anything counts for the mailbox; whether it has an account plays no part (OTP-10). Known devices
 * have a budget of their own and nothing else (ADR 32).
 */
@Injectable()
export class MailBudgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LimitsService,
    private readonly alarms: Alarms,
    private readonly config: LimitsConfig,
  ) {}

  /** Takes one mail, or throws `too_many_requests`. */
  async take(asked: AskedMail): Promise<void> {
    if (asked.own !== undefined) return this.limits.take(...ofSubject(asked.own));
    const { purpose, email, clientAddress } = asked;
    const client = addressBucket(clientAddress);
    // However the address is spelled.
    const mailbox = mailboxOf(email);
    const overall = { purpose: 'mails-overall', max: this.config.mailsOverall, window: HOUR };
    const proven = await this.dataSource.manager.existsBy(UserEntity, { email, isEmailVerified: true });
    const limits: Limit[] = [
      ...ofSubject(`${mailbox} ${client}`),
      { purpose: 'mails-per-client', subject: client, max: this.config.mailsPerClient, window: HOUR },
      ...ofMailbox(mailbox, purpose),
      // An address that is in use gets its mails also while somebody fills the mailboxes of half the world.
      ...(proven ? [] : [{ ...overall, subject: 'never proven' }]),
    ];
    await this.limits.assertLeft(...limits);
    await this.slow(networkOf(clientAddress));
    await this.limits.take(...limits);
    // As much work as for the others.
    if (proven) await this.alarms.count({ ...overall, subject: 'proven' });
  }

  /** Above so many mails an hour a network waits a minute for each; all addresses count alike. */
  private async slow(network: string): Promise<void> {
    const freely = {
      purpose: 'mails-per-network',
      subject: network,
      max: this.config.mailsPerNetwork,
      window: HOUR,
    };
    if (await this.limits.allows(freely)) return;
    await this.alarms.raise(freely, network);
    await this.limits.take({
      purpose: 'mails-per-slowed-network',
      subject: network,
      ...CHALLENGE_LIMITS.mailsPerSlowedNetwork,
    });
  }
}

function ofSubject(subject: string): Limit[] {
  return [
    { purpose: 'mails-per-hour', subject, ...CHALLENGE_LIMITS.mailsPerHour },
    { purpose: 'mails-per-day', subject, ...CHALLENGE_LIMITS.mailsPerDay },
  ];
}

/** The purpose decides, never the account (OTP-10). What comes first here leaves some to what comes later. */
function ofMailbox(mailbox: string, purpose: ChallengePurpose): Limit[] {
  const letsIn = LETTING_IN.includes(purpose);
  // For other things the link of the newest mail is no way out.
  const shared = { subject: mailbox, ...(letsIn && { tells: { linkHelps: true } }) };
  const { mailsForOtherThings, mailsBesideSigningUp, mailsPerMailbox } = CHALLENGE_LIMITS;
  return [
    ...(letsIn ? [] : [{ purpose: 'mails-for-other-things', ...shared, ...mailsForOtherThings }]),
    ...(purpose === 'register'
      ? []
      : [{ purpose: 'mails-beside-signing-up', ...shared, ...mailsBesideSigningUp }]),
    { purpose: 'mails-per-mailbox', ...shared, ...mailsPerMailbox },
  ];
}
