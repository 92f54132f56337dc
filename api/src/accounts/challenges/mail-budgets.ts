import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, HOUR } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { toMailbox } from '../../platform/addresses/email';
import { LimitsConfig } from '../../platform/config/config';
import { toAddressBucket, Alarms, type Limit, LimitsService, toNetwork } from '../../records';
import type { ChallengePurpose } from '../tables/challenge';
import { UserEntity } from '../tables/user.entity';
import type { DigitEntry } from './digit-failures';

/** Mails whose link only signs in, signs up or leads to a new password. */
const LETTING_IN: readonly ChallengePurpose[] = ['register', 'sign-in', 'password-reset'];

/** A request for a mail to an address. */
export interface AskedMail extends DigitEntry {
  purpose: ChallengePurpose;
  clientAddress: string;
}

/**
 * Limits the mails with digits and links (OTP-9). For strangers the limits of their own client are checked before
 * anything is counted for the mailbox; the limits are the same for addresses without an account (OTP-10). Known devices
 * have limits of their own and no others (ADR 27).
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
    if (asked.own !== undefined) return this.limits.take(...toSubjectLimits(asked.own));
    const { purpose, email, clientAddress } = asked;
    const bucket = toAddressBucket(clientAddress);
    // All spellings of an address are one mailbox.
    const mailbox = toMailbox(email);
    const { mailsOverall: max } = this.config;
    const overall = { purpose: 'mails-overall', max, window: HOUR, ofEverybody: true } as const;
    const proven = await this.dataSource.manager.existsBy(UserEntity, { email, isEmailVerified: true });
    const limits: Limit[] = [
      ...toSubjectLimits(`${mailbox} ${bucket}`),
      { purpose: 'mails-per-client', subject: bucket, max: this.config.mailsPerClient, window: HOUR },
      ...toMailboxLimits(mailbox, purpose),
      // Addresses of verified accounts still get mails while an attacker sends mails to many other addresses.
      ...(proven ? [] : [{ ...overall, subject: 'never proven' }]),
    ];
    await this.limits.assertLeft(...limits);
    await this.slow(toNetwork(clientAddress));
    await this.limits.take(...limits);
    // The same work as for other addresses, so that the time tells nothing (OTP-10).
    if (proven) await this.alarms.count({ ...overall, subject: 'proven' });
  }

  /** Above its limit per hour a network gets one mail a minute, whatever addresses the mails go to. */
  private async slow(network: string): Promise<void> {
    const subject = network;
    const { mailsPerNetwork: max } = this.config;
    const freely = { purpose: 'mails-per-network', subject, max, window: HOUR } as const;
    if (await this.limits.tryTake(freely)) return;
    await this.alarms.raise(freely, network);
    const slowed = {
      purpose: 'mails-per-slowed-network',
      subject,
      ...CHALLENGE_LIMITS.mailsPerSlowedNetwork,
    };
    await this.limits.take(slowed);
  }
}

function toSubjectLimits(subject: string): Limit[] {
  return [
    { purpose: 'mails-per-hour', subject, ...CHALLENGE_LIMITS.mailsPerHour },
    { purpose: 'mails-per-day', subject, ...CHALLENGE_LIMITS.mailsPerDay },
  ];
}

/**
 * The limits depend on the purpose, never on the account (OTP-10). The limits of less important mails are lower, so
 * that some mails are left for more important ones.
 */
function toMailboxLimits(mailbox: string, purpose: ChallengePurpose): Limit[] {
  const letsIn = LETTING_IN.includes(purpose);
  // Only for these purposes does the newest mail's link let people in, so only then the error suggests it.
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
