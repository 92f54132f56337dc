import { Injectable } from '@nestjs/common';
import { CHALLENGE_LIMITS, HOUR } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { toMailbox } from '../../platform/addresses/email';
import { LimitsConfig } from '../../platform/config/config';
import { Alarms, type Limit, LimitsService, toAddressBucket, toNested, toSlowed } from '../../records';
import { toSignedInBudget } from '../devices/devices.service';
import type { ChallengePurpose } from '../tables/challenge';
import { UserEntity } from '../tables/user.entity';
import type { DigitEntry } from './digit-failures';

/** Mails whose link only signs in, signs up or leads to a new password. */
const LETTING_IN: readonly MailPurpose[] = ['register', 'sign-in', 'password-reset'];

/** What somebody may have us mail to another person. */
export type MailToOther = 'gift' | 'helper-invitation';

type MailPurpose = ChallengePurpose | MailToOther;

/** A request for a mail to an address. */
export interface AskedMail extends DigitEntry {
  purpose: MailPurpose;
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

  /** Takes one mail, or throws `too_many_requests`. Answers what it took, for `giveBack`. */
  async take(asked: AskedMail): Promise<Limit[]> {
    if (asked.own !== undefined) {
      const ofDevice = toSubjectLimits(asked.own);
      await this.limits.take(...ofDevice);
      return ofDevice;
    }
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
    const ofNetworks = await this.slow(clientAddress);
    await this.limits.take(...limits);
    // The same work as for other addresses, so that the time tells nothing (OTP-10).
    if (proven) await this.alarms.count({ ...overall, subject: 'proven' });
    return [...limits, ...ofNetworks];
  }

  /** Gives back what `take` took: another request has queued the same mail meanwhile. */
  giveBack(taken: Limit[]): Promise<void> {
    return this.limits.giveBack(...taken);
  }

  /**
   * Deletes the counters of a canonical address that nobody uses any more. Those that also have a client address in
   * them end within a day.
   */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const limits = [
      ...toMailboxLimits(toMailbox(email), 'confirm'),
      ...toSubjectLimits(toSignedInBudget(email)),
    ];
    for (const limit of limits) await this.limits.reset(limit, manager);
  }

  /** Above its limit per hour a network gets one mail a minute, whatever addresses the mails go to. */
  private async slow(clientAddress: string): Promise<Limit[]> {
    const taken: Limit[] = [];
    const { mailsPerNetwork: max } = this.config;
    const freely = { purpose: 'mails-per-network', subject: '', max, window: HOUR } as const;
    const { mailsPerSlowedNetwork } = CHALLENGE_LIMITS;
    for (const limit of toNested(freely, clientAddress, 'network')) {
      if (await this.limits.tryTake(limit)) {
        taken.push(limit);
        continue;
      }
      await this.alarms.raise(limit, limit.subject);
      const parts = limit.max / max;
      const rate = { ...mailsPerSlowedNetwork, max: mailsPerSlowedNetwork.max * parts };
      const slowed = toSlowed(limit, rate);
      await this.limits.take(slowed);
      taken.push(slowed);
    }
    return taken;
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
function toMailboxLimits(mailbox: string, purpose: MailPurpose): Limit[] {
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
