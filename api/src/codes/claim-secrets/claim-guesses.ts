import { Injectable } from '@nestjs/common';
import { CLAIM_SECRET_GUESSES } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { type Limit, LimitsService, toNested } from '../../records';
import { ItemEntity } from '../tables/item.entity';
import { ClaimSecrets } from './claim-secrets';

/** Who types a secret. */
export interface Guesser {
  clientAddress: string;
  /** Of somebody who is signed in. */
  userId?: string;
}

/**
 * Checks the claim secrets that people type. Wrong ones count twice: at all codes, and at this one. At all codes they count
 * for the network of a stranger, or for the account. At this one they count for the network, and also for the account.
 *
 * The first three guesses of each network at a code pass whatever the network guessed at other codes: in a shop's Wi-Fi
 * where somebody guesses, an honest claim still works. They do not count for the code either, so that nobody can keep its
 * holder from claiming it from another network.
 *
 * `CLAIM_SECRET_GUESSES` has the ten an hour and the hundred of OTP-5. The hundred starts anew after 90 days, because
 * nobody has a mailbox that could reset it. Of 28^4 = 614,656 secrets of a given code, an address can try 400 a year
 * (0.07 %), a provider with all its customers sixteen times as many (1 %). All networks together can try 8,000 (1.3 %),
 * and each of them twelve more: a thousand networks 3 %. With photos of a thousand codes, a network has 12,000 first tries
 * a year: it gets one of these codes with a probability of 2 %.
 */
@Injectable()
export class ClaimGuesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly limits: LimitsService,
    private readonly secrets: ClaimSecrets,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns where the code asks for no secret, and where this is its secret. Throws `claim_secret_refused` for a wrong or
   * missing one, and `too_many_requests` for any, so that the answer tells nothing about it.
   */
  async assertRight(itemId: string, typed: string | undefined, guesser: Guesser): Promise<void> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id: itemId });
    if (!item?.claimHash) return;
    const hashes = this.secrets.listHashes(itemId, typed);
    // A text that cannot be a secret is no guess.
    if (hashes.length === 0 || !(await this.compare(item.claimHash, hashes, toLimits(itemId, guesser)))) {
      this.security.record('code_refused', { purpose: 'claim-secret' });
      throw new DomainError('claim_secret_refused');
    }
  }

  /**
   * Compares while the counters are locked, so parallel tries cannot exceed a limit together, and right secrets take
   * nothing from others behind the same address.
   */
  private compare(
    claimHash: string,
    hashes: string[],
    { hourly, atCode, first, ofCode }: ReturnType<typeof toLimits>,
  ): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      await this.limits.lockIn(manager, ...hourly, ...atCode, ...first, ofCode);
      const isFirst = (await this.findSpent(manager, first)) === undefined;
      const counted = [...atCode, ...(isFirst ? first : [...hourly, ofCode])];
      const spent = await this.findSpent(manager, counted);
      if (spent) throw await this.limits.newRefusal(spent, manager);
      if (hashes.includes(claimHash)) return true;
      this.limits.takeLocked(manager, ...counted);
      // First guesses are not refused by the hourly limit, but use it up.
      if (isFirst) for (const limit of hourly) this.limits.takeLocked(manager, limit);
      return false;
    });
  }

  private async findSpent(manager: EntityManager, limits: Limit[]): Promise<Limit | undefined> {
    for (const limit of limits) if (await this.limits.findSpentUntil(limit, manager)) return limit;
    return undefined;
  }
}

function toLimits(itemId: string, { clientAddress, userId }: Guesser) {
  const { hourly, atCode, first, ofCode } = CLAIM_SECRET_GUESSES;
  const everywhere = { purpose: 'claim-guesses', subject: userId ?? '', ...hourly };
  const here = { purpose: 'claim-guesses-at-code', subject: itemId, ...atCode };
  return {
    hourly: userId === undefined ? toNested(everywhere, clientAddress) : [everywhere],
    atCode: [
      ...toNested(here, clientAddress),
      ...(userId === undefined ? [] : [{ ...here, subject: `${itemId} ${userId}` }]),
    ],
    first: toNested({ purpose: 'first-claim-guesses', subject: itemId, ...first }, clientAddress, 'network'),
    ofCode: { purpose: 'claim-guesses-of-code', subject: itemId, ...ofCode },
  };
}
