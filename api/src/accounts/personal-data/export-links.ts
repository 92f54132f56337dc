import { Injectable } from '@nestjs/common';
import { EXPORT_LINK, type Locale } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { ChallengeSecrets } from '../challenges/challenge-secrets';
import { type Challenge, ChallengesService } from '../challenges/challenges.service';
import { ChallengeEntity } from '../tables/challenge.entity';

const purpose = 'export';

/** The links by which people take a copy of their data. A link is a challenge without digits, and works once. */
@Injectable()
export class ExportLinks {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly challenges: ChallengesService,
    private readonly secrets: ChallengeSecrets,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Queues the mail. @param recipient an address that somebody has proved, in their spelling */
  async mail(manager: EntityManager, recipient: string, locale: Locale): Promise<void> {
    const id = newId();
    const expiresAt = this.clock.in(EXPORT_LINK.life);
    const email = toCanonicalEmail(recipient);
    const now = this.clock.now();
    await manager.insert(ChallengeEntity, {
      ...{ id, purpose, email, emailAsTyped: recipient, itemId: null, userId: null, locale },
      ...{ nonce: this.secrets.newNonce(), tries: 0, payload: {}, usedAt: null },
      ...{ createdAt: now, resendAt: expiresAt, expiresAt, hardExpiresAt: expiresAt },
    });
    await this.outbox.enqueue(manager, { template: 'export', recipient, locale, challengeId: id });
  }

  /** The open link, which this does not end. Throws `invalid_link` or `link_expired`. */
  getOpen(token: string): Promise<Challenge> {
    return this.challenges.getByLink(token, { purpose });
  }

  /** Of parallel calls one succeeds, the others throw `invalid_code`. */
  async end(link: Challenge): Promise<void> {
    await this.transactions.run((manager) => this.challenges.consume(manager, link));
  }
}
