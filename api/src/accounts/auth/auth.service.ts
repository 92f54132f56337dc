import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import type { ChallengeEntity } from '../tables/challenge.entity';
import { ChallengesService, type Proof } from '../challenges/challenges.service';
import { DevicesService } from '../devices/devices.service';
import { networkOf } from '../../records';
import { holdRows } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { type IssuedSession, SessionsService } from '../sessions/sessions.service';
import { canonicalEmail } from '../../platform/addresses/email';
import { UserEntity } from '../tables/user.entity';
import { UsersService } from '../users/users.service';
import type { Client } from '../devices/client';
import { NewPasswords } from './new-passwords';
import { PasswordAttempts } from './password-attempts';

export interface SignedIn {
  user: UserEntity;
  session: IssuedSession;
}

interface Registration {
  email: string;
  name?: string | undefined;
  password?: string | undefined;
  locale: Locale;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: NewPasswords,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly attempts: PasswordAttempts,
    private readonly devices: DevicesService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The account behind an e-mail and a password. Throws `invalid_credentials` or `too_many_requests` (PWD-5). */
  async checkPassword(email: string, password: string, client: Client): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    const userId = user?.isEmailVerified ? user.id : undefined;
    const own = await this.devices.budgetOf(canonicalEmail(email), client);
    const right = await this.attempts.isRight({ email, userId, password, address: client.address, own });
    if (!user || !right) throw new DomainError('invalid_credentials');
    return user;
  }

  /**
   * Takes the account as it was when its password was compared. Throws `invalid_credentials` when all its sessions were
   * ended since, as a new password does (PWD-6): this one would outlive them.
   */
  signIn(user: UserEntity, client: Client): Promise<SignedIn> {
    return this.transactions.run(async (manager) => {
      await holdRows(manager, UserEntity, [user.id]);
      const { deviceGeneration } = user;
      if (
        !(await manager.existsBy(UserEntity, { id: user.id, deviceGeneration: deviceGeneration ?? IsNull() }))
      )
        throw new DomainError('invalid_credentials');
      return this.issue(manager, user, client);
    });
  }

  /** Mails a code; answers the same for an address without an account (OTP-10). */
  async startPasswordless(email: string, locale: Locale, client: Client): Promise<ChallengeEntity> {
    const user = await this.users.findByEmail(email);
    return this.challenges.start({
      purpose: 'sign-in',
      email,
      client,
      locale: user?.locale ?? locale,
      template: user ? 'sign-in' : 'sign-in-unknown',
    });
  }

  async finishPasswordless(proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.evaluate(proof, { purpose: 'sign-in' }, client);
    return this.transactions.run(async (manager) => {
      if (!(await this.users.findByEmail(challenge.email, manager)))
        throw new DomainError('invalid_code', { triesLeft: 0 });
      return this.signInProven(manager, challenge, null, client);
    });
  }

  /**
   * Sign-up: the account is made when the mailbox is proven. A known address gets a mail that says so.
   * Throws `validation_failed` for a password that is easy to guess (PWD-3).
   */
  async register({ email, name, password, locale }: Registration, client: Client): Promise<ChallengeEntity> {
    if (password !== undefined) this.passwords.assertUncommon(password, { email, name });
    const known = (await this.users.findByEmail(email))?.isEmailVerified ?? false;
    return this.challenges.start({
      purpose: 'register',
      email,
      client,
      locale,
      template: known ? 'register-known' : 'register',
      payload: async () => ({
        ...(name ? { name } : {}),
        ...(password === undefined
          ? {}
          : { passwordHash: await this.passwords.hash(await this.askerOf(email, client), password) }),
      }),
    });
  }

  async finishRegister(proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.evaluate(proof, { purpose: 'register' }, client);
    return this.transactions.run(async (manager) => {
      const existed = await this.users.findByEmail(challenge.email, manager);
      const { name = null, passwordHash } = challenge.payload;
      const signedIn = await this.signInProven(manager, challenge, name, client);
      // A verified account keeps the password it has. A link proves the mailbox, not who filled in the form: only
      // the code, typed where the form was sent, lets its password through (ACC-1).
      const ownForm = 'code' in proof && !existed?.isEmailVerified;
      if (passwordHash && ownForm) await this.passwords.set(manager, signedIn.user.id, passwordHash);
      return signedIn;
    });
  }

  async startPasswordReset(email: string, locale: Locale, client: Client): Promise<ChallengeEntity> {
    const user = await this.users.findByEmail(email);
    return this.challenges.start({
      purpose: 'password-reset',
      email,
      client,
      locale: user?.locale ?? locale,
      template: user ? 'password-reset' : 'password-reset-unknown',
    });
  }

  /**
   * Sets the password, ends every session and open challenge of the account, and mails a notice (PWD-6, PWD-7).
   * Answers whose it is. Throws `validation_failed` for a password that is easy to guess; the code stays good for
   * another one.
   */
  async finishPasswordReset(proof: Proof, password: string, client: Client): Promise<UserEntity> {
    // First what needs no proof, so that the try is not spent on it.
    this.passwords.assertUncommon(password);
    const challenge = await this.challenges.evaluate(proof, { purpose: 'password-reset' }, client);
    const owner = await this.users.findByEmail(challenge.email);
    this.passwords.assertUncommon(password, { email: challenge.email, name: owner?.name });
    const asker = await this.askerOf(challenge.email, client);
    const passwordHash = await this.passwords.hash(asker, password);
    return this.transactions.run(async (manager) => {
      if (!(await this.users.findByEmail(challenge.email, manager)))
        throw new DomainError('invalid_code', { triesLeft: 0 });
      const user = await this.users.ofProvenMailbox(manager, challenge, { ...challenge, name: null });
      await this.sessions.revokeAllOf(manager, user.id);
      await this.passwords.replace(manager, user, { passwordHash, scope: 'reset' });
      return this.users.get(user.id, manager);
    });
  }

  /** Signs in whoever proved the challenge's mailbox, and uses it up; the account is made if there is none. */
  async signInProven(
    manager: EntityManager,
    challenge: ChallengeEntity,
    name: string | null,
    client: Client,
  ): Promise<SignedIn> {
    const { emailAsTyped, locale } = challenge;
    const user = await this.users.ofProvenMailbox(manager, challenge, { email: emailAsTyped, locale, name });
    return this.issue(manager, user, client);
  }

  /** Whose turn it is to hash a password: a known device waits behind no network. */
  private async askerOf(email: string, client: Client): Promise<string> {
    return (await this.devices.budgetOf(canonicalEmail(email), client)) ?? networkOf(client.address);
  }

  private async issue(manager: EntityManager, user: UserEntity, client: Client): Promise<SignedIn> {
    return { user, session: await this.sessions.issue(manager, user, client) };
  }
}
