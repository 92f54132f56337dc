import { Injectable } from '@nestjs/common';
import { CLAIM_SECRET_GUESSES } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { type Limit, LimitsService, toNested } from '../../records';
import { ItemEntity } from '../tables/item.entity';
import { ClaimSecrets } from './claim-secrets';

/**
 * Checks claim secrets that strangers type. Wrong ones count by network first: whoever guesses uses up the tries of their
 * own network, at all codes and at this one, so nobody can keep the holder of a code from claiming it from elsewhere.
 *
 * `CLAIM_SECRET_GUESSES` has the ten an hour and the hundred of OTP-5. The hundred starts anew after 90 days, because
 * nobody has a mailbox that could reset it. Of 28^4 = 614,656 secrets of a given code, an address can try 400 a year
 * (0.07 %), a provider with all its customers sixteen times as many (1 %), and all networks together 8,000 (1.3 %). The
 * 2,000 of all networks in 90 days are more than the 1,600 of a provider, so no single one can use them up.
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
  async assertRight(itemId: string, typed: string | undefined, clientAddress: string): Promise<void> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id: itemId });
    if (!item?.claimHash) return;
    const hashes = this.secrets.listHashes(itemId, typed);
    // A text that cannot be a secret is no guess.
    if (
      hashes.length === 0 ||
      !(await this.compare(item.claimHash, hashes, toLimits(itemId, clientAddress)))
    ) {
      this.security.record('code_refused', { purpose: 'claim-secret' });
      throw new DomainError('claim_secret_refused');
    }
  }

  /**
   * Compares while the counters are locked, so parallel tries cannot exceed a limit together, and right secrets take
   * nothing from others behind the same address.
   */
  private compare(claimHash: string, hashes: string[], limits: Limit[]): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      await this.limits.lockIn(manager, ...limits);
      for (const limit of limits) {
        const isSpent = await this.limits.findSpentUntil(limit, manager);
        if (isSpent) throw await this.limits.newRefusal(limit, manager);
      }
      const isRight = hashes.includes(claimHash);
      if (!isRight) this.limits.takeLocked(manager, ...limits);
      return isRight;
    });
  }
}

function toLimits(itemId: string, clientAddress: string): Limit[] {
  const { hourly, atCode, ofCode } = CLAIM_SECRET_GUESSES;
  return [
    ...toNested({ purpose: 'claim-guesses', subject: '', ...hourly }, clientAddress),
    ...toNested({ purpose: 'claim-guesses-at-code', subject: itemId, ...atCode }, clientAddress),
    { purpose: 'claim-guesses-of-code', subject: itemId, ...ofCode },
  ];
}
