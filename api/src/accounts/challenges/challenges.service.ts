import { Injectable } from '@nestjs/common';
import { CHALLENGE, type Locale } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import type { Client } from '../devices/client';
import { budgetOfSignedIn, DevicesService } from '../devices/devices.service';
import { type MailTemplate, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { randomNonce, sameSecret } from '../../platform/secrets/secrets';
import { canonicalEmail } from '../../platform/addresses/email';
import { UserEntity } from '../tables/user.entity';
import type { ChallengePayload, ChallengePurpose } from '../tables/challenge';
import { ChallengeCodes } from './challenge-codes';
import { ChallengeEntity } from '../tables/challenge.entity';
import { CodeFailures } from './code-failures';
import { type AskedMail, MailBudgets } from './mail-budgets';

/** Asked for by somebody who is signed in, and mailed to the account's own address. */
const OF_SIGNED_IN: readonly ChallengePurpose[] = ['confirm', 'delete-account'];

/** A challenge as other domains see it: to be read, not to be written. */
export type Challenge = Readonly<ChallengeEntity>;

interface NewChallenge {
  purpose: ChallengePurpose;
  email: string;
  /** Where the request comes from. */
  client: Client;
  locale: Locale;
  template: MailTemplate;
  itemId?: string;
  userId?: string;
  /** Made only when the mail is allowed, because hashing a password is dear. */
  payload?: () => ChallengePayload | Promise<ChallengePayload>;
  variables?: Record<string, string>;
}

/** What the holder of a mailbox sends back: the code from the mail, or the token of its link. */
export type Proof = { challengeId: string; code: string } | { token: string };

/** Where a proof may be used: a code of one purpose, QR code or account is refused elsewhere (OTP-7). */
export interface Scope {
  purpose: ChallengePurpose;
  itemId?: string;
  userId?: string;
}

@Injectable()
export class ChallengesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly mails: MailBudgets,
    private readonly failures: CodeFailures,
    private readonly devices: DevicesService,
    private readonly outbox: OutboxService,
    private readonly codes: ChallengeCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a challenge and its mail together; where an account has the address, the mail goes to the one that account
   * proved, however a stranger spelled it. Throws `too_many_requests` when the client asked for enough or the mailbox
   * got enough (OTP-9), as `MailBudgets` says.
   */
  async start(challenge: NewChallenge): Promise<ChallengeEntity> {
    const email = canonicalEmail(challenge.email);
    await this.mails.take(await this.entryOf({ purpose: challenge.purpose, email }, challenge.client));
    const entity: ChallengeEntity = {
      id: newId(),
      purpose: challenge.purpose,
      email,
      emailAsTyped: challenge.email.trim(),
      itemId: challenge.itemId ?? null,
      userId: challenge.userId ?? null,
      nonce: randomNonce(),
      tries: 0,
      payload: (await challenge.payload?.()) ?? {},
      locale: challenge.locale,
      createdAt: this.clock.now(),
      resendAt: this.clock.in(CHALLENGE.resendAfter),
      expiresAt: this.clock.in(CHALLENGE.life),
      hardExpiresAt: this.clock.in(CHALLENGE.hardLife),
      usedAt: null,
    };
    await this.transactions.run(async (manager) => {
      await manager.insert(ChallengeEntity, entity);
      await this.outbox.enqueue(manager, {
        template: challenge.template,
        recipient: await this.recipientOf(manager, entity),
        locale: entity.locale,
        challengeId: entity.id,
        userId: entity.userId,
        variables: challenge.variables ?? {},
      });
    });
    return entity;
  }

  /**
   * Mails the same code again and extends it; a code that expired or ran out of tries is replaced by a new one.
   * Throws `too_many_requests` within the cool-down and `invalid_code` for a challenge that is used or unknown.
   */
  async resend(challengeId: string, client: Client, scope: Partial<Scope> = {}): Promise<ChallengeEntity> {
    const challenge = await this.find(challengeId, scope);
    if (!challenge || challenge.usedAt) throw new DomainError('invalid_code');
    const now = this.clock.now();
    if (challenge.resendAt > now) throw tooSoon(challenge.resendAt, now);
    await this.mails.take(await this.entryOf(challenge, client));
    const changes = { ...this.extended(challenge), resendAt: this.clock.in(CHALLENGE.resendAfter) };
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(
        ChallengeEntity,
        { id: challenge.id, usedAt: IsNull(), resendAt: LessThanOrEqual(now) },
        changes,
      );
      if (affected !== 1) throw tooSoon(changes.resendAt, now);
      await this.outbox.enqueueAgain(manager, challenge.id);
    });
    return { ...challenge, ...changes };
  }

  /**
   * Checks a proof; counts a code before it is compared, so that parallel guesses cannot pass the limit (OTP-4).
   * Answers the challenge, still unused: the caller consumes it in the transaction that acts on it.
   * Throws `invalid_code` with `triesLeft`, what `ofLink` throws, or what `CodeFailures.count` throws (OTP-5).
   */
  async evaluate(proof: Proof, scope: Scope, client: Client): Promise<ChallengeEntity> {
    return 'token' in proof
      ? this.evaluateToken(proof.token, scope, client)
      : this.evaluateCode(proof, scope, client);
  }

  /** The open challenge of a mailed link, which stays as it is. Throws `link_expired` or `invalid_link`. */
  async ofLink(token: string, scope: Scope): Promise<ChallengeEntity> {
    const id = this.codes.idIn(token, scope.purpose);
    const challenge = id === undefined ? null : await this.find(id, scope);
    this.codes.assertLink(token, scope.purpose, challenge);
    if (challenge.usedAt) throw new DomainError('invalid_link');
    return challenge;
  }

  /** Whatever became of it; null where the scope is another one. */
  async find(id: string, scope: Partial<Scope>): Promise<ChallengeEntity | null> {
    const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, { id });
    if (scope.purpose && challenge?.purpose !== scope.purpose) return null;
    if (scope.itemId && challenge?.itemId !== scope.itemId) return null;
    if (scope.userId && challenge?.userId !== scope.userId) return null;
    return challenge;
  }

  /** Marks it used; only one of parallel callers gets through, and code and link die together (OTP-6, LNK-8). */
  async consume(manager: EntityManager, challenge: Challenge): Promise<void> {
    const { affected } = await manager.update(
      ChallengeEntity,
      { id: challenge.id, usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
    if (affected !== 1) throw spent();
  }

  /** Ends it without a trace: code and link die, and the draft with them. Throws `invalid_code` when it was used. */
  async revoke(manager: EntityManager, { id }: ChallengeEntity): Promise<void> {
    const { affected } = await manager.delete(ChallengeEntity, { id, usedAt: IsNull() });
    if (affected !== 1) throw spent();
  }

  /** Ends what is under way for an address or an account (PWD-7, ACC-1). */
  async revokeOpen(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    await manager.delete(ChallengeEntity, { email, usedAt: IsNull() });
    await manager.delete(ChallengeEntity, { userId: id, usedAt: IsNull() });
  }

  /** Removes every challenge of an address. */
  async eraseAddress(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(ChallengeEntity, { email });
  }

  /** Removes every challenge of an address and an account. */
  async erase(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    await this.eraseAddress(manager, email);
    await manager.delete(ChallengeEntity, { userId: id });
  }

  private async evaluateCode(
    proof: { challengeId: string; code: string },
    scope: Scope,
    client: Client,
  ): Promise<ChallengeEntity> {
    const challenge = await this.find(proof.challengeId, scope);
    if (!challenge) throw spent();
    const entry = await this.entryOf(challenge, client);
    await this.failures.assertOpen(entry);
    if (!(await this.countTry(challenge))) throw spent();
    await this.failures.count(entry);
    if (!sameSecret(this.codes.codeOf(challenge), proof.code)) {
      await this.failures.refused(entry, challenge);
      const { tries } = await this.dataSource.manager.findOneByOrFail(ChallengeEntity, { id: challenge.id });
      throw new DomainError('invalid_code', { triesLeft: CHALLENGE.tries - tries });
    }
    await this.failures.reset(entry);
    return challenge;
  }

  private async evaluateToken(token: string, scope: Scope, client: Client): Promise<ChallengeEntity> {
    const challenge = await this.ofLink(token, scope);
    await this.failures.reopen(await this.entryOf(challenge, client));
    return challenge;
  }

  private async recipientOf(
    manager: EntityManager,
    { email, emailAsTyped }: ChallengeEntity,
  ): Promise<string> {
    const owner = await manager.findOneBy(UserEntity, { email, isEmailVerified: true });
    return owner?.emailAsTyped ?? emailAsTyped;
  }

  /** What mails and tries are counted by; case variants of an address share it. */
  private async entryOf(
    { purpose, email }: { purpose: ChallengePurpose; email: string },
    client: Client,
  ): Promise<AskedMail> {
    const own = OF_SIGNED_IN.includes(purpose)
      ? budgetOfSignedIn(email)
      : await this.devices.budgetOf(email, client);
    return { purpose, email, clientAddress: client.address, own };
  }

  private async countTry(challenge: ChallengeEntity): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(ChallengeEntity)
      .set({ tries: () => 'tries + 1' })
      .where('id = :id AND usedAt IS NULL AND tries < :max AND expiresAt > :now', {
        id: challenge.id,
        max: CHALLENGE.tries,
        now: this.clock.now(),
      })
      .execute();
    return affected === 1;
  }

  private extended(challenge: ChallengeEntity): Partial<ChallengeEntity> & { expiresAt: Date } {
    const now = this.clock.now();
    const alive =
      challenge.expiresAt > now && challenge.hardExpiresAt > now && challenge.tries < CHALLENGE.tries;
    const fresh = this.clock.in(CHALLENGE.life);
    if (alive) return { expiresAt: fresh < challenge.hardExpiresAt ? fresh : challenge.hardExpiresAt };
    return {
      nonce: randomNonce(),
      tries: 0,
      expiresAt: fresh,
      hardExpiresAt: this.clock.in(CHALLENGE.hardLife),
    };
  }
}

function spent(): DomainError {
  return new DomainError('invalid_code', { triesLeft: 0 });
}

function tooSoon(resendAt: Date, now: Date): DomainError {
  const retryAfter = Math.max(1, Math.ceil((resendAt.getTime() - now.getTime()) / 1000));
  return new DomainError('too_many_requests', { retryAfter });
}
