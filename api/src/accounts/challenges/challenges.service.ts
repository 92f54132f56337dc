import { Injectable } from '@nestjs/common';
import { CHALLENGE, type Locale } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { type MailTemplate, OutboxService } from '../../delivery';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Client } from '../devices/client';
import { toSignedInBudget, DevicesService } from '../devices/devices.service';
import type { ChallengePayload, ChallengePurpose } from '../tables/challenge';
import { ChallengeEntity } from '../tables/challenge.entity';
import { UserEntity } from '../tables/user.entity';
import { ChallengeSecrets } from './challenge-secrets';
import { DigitFailures } from './digit-failures';
import { type AskedMail, MailBudgets } from './mail-budgets';

/** Requested by somebody who is signed in, and mailed to the account's own address. */
const OF_SIGNED_IN: readonly ChallengePurpose[] = ['confirm', 'delete-account'];

/** The part of a challenge that other domains see. */
export type Challenge = Readonly<
  Pick<ChallengeEntity, 'id' | 'purpose' | 'email' | 'emailAsTyped' | 'expiresAt' | 'resendAt'>
>;

interface NewChallenge {
  purpose: ChallengePurpose;
  email: string;
  /** Where the request comes from. */
  client: Client;
  /** The language of the mail; that of the client if left out. */
  locale?: Locale;
  template: MailTemplate;
  itemId?: string;
  userId?: string;
  /** Called only when the mail is within the limits, because hashing a password is expensive. */
  payload?: () => ChallengePayload | Promise<ChallengePayload>;
  variables?: Record<string, string>;
  /**
   * For forms that may be sent twice: names what is asked and the browser that asks. The same text from the same client
   * address gets the same challenge for a minute.
   */
  once?: string | undefined;
}

/** The proof that the holder of a mailbox sends: the digits from the mail, or the token of its link. */
export type Proof = { challengeId: string; digits: string } | { token: string };

/** Where a proof may be used. A proof for another purpose, another QR code or another account is refused (OTP-7). */
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
    private readonly failures: DigitFailures,
    private readonly devices: DevicesService,
    private readonly outbox: OutboxService,
    private readonly secrets: ChallengeSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a challenge and queues its mail in one transaction. If a verified account has the address, the mail goes to
   * the spelling that the account proved. Throws `too_many_requests` when the client or the mailbox reached its limit
   * (OTP-9, see `MailBudgets`).
   */
  async start(challenge: NewChallenge): Promise<ChallengeEntity> {
    const email = toCanonicalEmail(challenge.email);
    const ids = this.toRepeatableIds(challenge, email);
    const recent = await this.findRecent(ids);
    const open = recent.find(({ usedAt }) => usedAt === null);
    if (open) return open;
    const asked = await this.findCountedBy({ purpose: challenge.purpose, email }, challenge.client);
    const taken = await this.mails.take(asked);
    const entity: ChallengeEntity = {
      // The id of this minute may be taken by one that was used.
      id: recent.length > 0 ? newId() : (ids[0] ?? newId()),
      purpose: challenge.purpose,
      email,
      emailAsTyped: challenge.email.trim(),
      itemId: challenge.itemId ?? null,
      userId: challenge.userId ?? null,
      payload: (await challenge.payload?.()) ?? {},
      locale: challenge.locale ?? challenge.client.locale,
      createdAt: this.clock.now(),
      resendAt: this.clock.in(CHALLENGE.resendAfter),
      ...this.newSecret(),
      usedAt: null,
    };
    try {
      await this.insert(entity, challenge);
    } catch (error) {
      // The form was sent twice in parallel. Both requests made the same id; the other one stored and mailed it.
      if (ids.length === 0 || !isUniqueViolation(error)) throw error;
      await this.mails.giveBack(taken);
      return this.dataSource.manager.findOneByOrFail(ChallengeEntity, { id: entity.id });
    }
    return entity;
  }

  private async insert(entity: ChallengeEntity, challenge: NewChallenge): Promise<void> {
    const { email } = entity;
    await this.transactions.run(async (manager) => {
      await manager.insert(ChallengeEntity, entity);
      const user = await manager.findOneBy(UserEntity, { email, isEmailVerified: true });
      await this.outbox.enqueue(manager, {
        ...pick(challenge, ['template', 'userId', 'variables']),
        locale: entity.locale,
        recipient: user?.emailAsTyped ?? entity.emailAsTyped,
        challengeId: entity.id,
      });
    });
  }

  /**
   * The challenge ids that this request gets in this minute and got in the one before. Empty for a request that makes a
   * new challenge each time.
   */
  private toRepeatableIds({ purpose, itemId, client, once }: NewChallenge, email: string): string[] {
    if (once === undefined) return [];
    const request = JSON.stringify([purpose, itemId, email, client.address, once]);
    const [now, minute] = [this.clock.now().getTime(), CHALLENGE.resendAfter];
    const begins = now - (now % minute);
    return [begins, begins - minute].flatMap((at) => this.secrets.toIds(request, new Date(at)));
  }

  private async findRecent(ids: string[]): Promise<ChallengeEntity[]> {
    if (ids.length === 0) return [];
    const createdAt = MoreThan(this.clock.in(-CHALLENGE.resendAfter));
    return this.dataSource.manager.findBy(ChallengeEntity, { id: In(ids), createdAt });
  }

  /**
   * Mails the digits again and extends their life. Digits that expired or have no tries left are replaced by new ones.
   * Throws `too_many_requests` during the cool-down, and `invalid_code` for a challenge that is used or unknown.
   */
  async resend(challengeId: string, client: Client, scope: Partial<Scope> = {}): Promise<ChallengeEntity> {
    const challenge = await this.find(challengeId, scope);
    if (!challenge || challenge.usedAt) throw new DomainError('invalid_code');
    const now = this.clock.now();
    if (challenge.resendAt > now) throw newTooSoonError(challenge.resendAt, now);
    const taken = await this.mails.take(await this.findCountedBy(challenge, client));
    const changes = { ...this.extend(challenge), resendAt: this.clock.in(CHALLENGE.resendAfter) };
    const isQueued = await this.transactions.run(async (manager) => {
      const due = { id: challenge.id, usedAt: IsNull(), resendAt: LessThanOrEqual(now) };
      const { affected } = await manager.update(ChallengeEntity, due, changes);
      if (affected === 1) await this.outbox.enqueueAgain(manager, challenge.id);
      return affected === 1;
    });
    if (isQueued) return { ...challenge, ...changes };
    await this.mails.giveBack(taken);
    // Used, or mailed by another request meanwhile: this one is refused like one that comes now.
    return this.resend(challengeId, client, scope);
  }

  /**
   * Checks a proof. A try is counted before the digits are compared, so that parallel guesses cannot exceed the limit
   * (OTP-4). Answers the challenge, not yet consumed: the caller does that in the transaction that acts on it.
   * Throws `invalid_code` with `triesLeft`, what `getByLink` throws, or what `DigitFailures.count` throws (OTP-5).
   */
  async verify(proof: Proof, scope: Scope, client: Client): Promise<ChallengeEntity> {
    if ('digits' in proof) return this.verifyDigits(proof, scope, client);
    const challenge = await this.getByLink(proof.token, scope);
    await this.failures.reopen(await this.findCountedBy(challenge, client));
    return challenge;
  }

  /** The open challenge of a mailed link; changes nothing. Throws `link_expired` or `invalid_link`. */
  async getByLink(token: string, scope: Scope): Promise<ChallengeEntity> {
    const challenge = (await this.findByLink(token, scope)) ?? null;
    this.secrets.assertLink(token, scope.purpose, challenge);
    if (challenge.usedAt) throw new DomainError('invalid_link');
    return challenge;
  }

  /**
   * The challenge of a link that this server mailed, whatever became of it: null where it does not exist any more.
   * Undefined for any other token.
   */
  async findByLink(token: string, scope: Scope): Promise<ChallengeEntity | null | undefined> {
    const id = this.secrets.readId(token, scope.purpose);
    return id === undefined ? undefined : this.find(id, scope);
  }

  /** A challenge in any state, also used or expired; null when it does not match the scope. */
  find(id: string, scope: Partial<Scope>): Promise<ChallengeEntity | null> {
    return this.dataSource.manager.findOneBy(ChallengeEntity, { id, ...scope });
  }

  /**
   * Marks a challenge as used, which ends its digits and its link (OTP-6, LNK-8) and proves that mails arrive. Of parallel
   * callers one succeeds, the others get `invalid_code`.
   */
  async consume(manager: EntityManager, challenge: Challenge): Promise<void> {
    const unused = { id: challenge.id, usedAt: IsNull() };
    const { affected } = await manager.update(ChallengeEntity, unused, { usedAt: this.clock.now() });
    if (affected !== 1) throw newSpentError();
    await this.outbox.noteProof(manager, challenge.email);
  }

  /**
   * Deletes a challenge with the draft in it, which ends its digits and its link. Throws `invalid_code` if it was used.
   */
  async revoke(manager: EntityManager, { id }: ChallengeEntity): Promise<void> {
    const { affected } = await manager.delete(ChallengeEntity, { id, usedAt: IsNull() });
    if (affected !== 1) throw newSpentError();
  }

  /** Deletes the unused challenges of an address and of an account (PWD-7, ACC-1). */
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

  private async verifyDigits(
    proof: { challengeId: string; digits: string },
    scope: Scope,
    client: Client,
  ): Promise<ChallengeEntity> {
    const challenge = await this.find(proof.challengeId, scope);
    if (!challenge) throw newSpentError();
    const entry = await this.findCountedBy(challenge, client);
    await this.failures.assertOpen(entry);
    if (!(await this.countTry(challenge))) throw newSpentError();
    await this.failures.count(entry);
    if (!sameSecret(this.secrets.toDigits(challenge), proof.digits)) {
      await this.failures.recordRefusal(entry, challenge);
      const { tries } = await this.dataSource.manager.findOneByOrFail(ChallengeEntity, { id: challenge.id });
      throw new DomainError('invalid_code', { triesLeft: CHALLENGE.tries - tries });
    }
    await this.failures.reset(entry);
    return challenge;
  }

  /**
   * The values by which mails and tries are counted: e-mail, client address and, for a known device or a signed-in
   * user, a budget of its own.
   */
  private async findCountedBy(
    { purpose, email }: Pick<ChallengeEntity, 'purpose' | 'email'>,
    client: Client,
  ): Promise<AskedMail> {
    const own = OF_SIGNED_IN.includes(purpose)
      ? toSignedInBudget(email)
      : await this.devices.findBudget(email, client);
    return { purpose, email, clientAddress: client.address, own };
  }

  private async countTry({ id }: ChallengeEntity): Promise<boolean> {
    const now = this.clock.now();
    const open = { id, usedAt: IsNull(), tries: LessThan(CHALLENGE.tries), expiresAt: MoreThan(now) };
    const counted = { tries: () => 'tries + 1' };
    const { affected } = await this.dataSource.manager.update(ChallengeEntity, open, counted);
    return affected === 1;
  }

  private newSecret() {
    const [expiresAt, hardExpiresAt] = [this.clock.in(CHALLENGE.life), this.clock.in(CHALLENGE.hardLife)];
    return { nonce: this.secrets.newNonce(), tries: 0, expiresAt, hardExpiresAt };
  }

  /** Changes that let digits live longer, up to their hard end, or replace digits that cannot be entered any more. */
  private extend({ expiresAt, hardExpiresAt, tries }: ChallengeEntity) {
    const alive = expiresAt > this.clock.now() && tries < CHALLENGE.tries;
    const later = this.clock.in(CHALLENGE.life);
    return alive ? { expiresAt: later < hardExpiresAt ? later : hardExpiresAt } : this.newSecret();
  }
}

export function newSpentError(): DomainError {
  return new DomainError('invalid_code', { triesLeft: 0 });
}

function newTooSoonError(resendAt: Date, now: Date): DomainError {
  const retryAfter = Math.max(1, Math.ceil((resendAt.getTime() - now.getTime()) / 1000));
  return new DomainError('too_many_requests', { retryAfter });
}
