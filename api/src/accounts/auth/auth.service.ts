import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { toKnown } from '../../platform/turns/asker';
import { toStranger } from '../../records';
import { ChallengesService, type Proof, newSpentError } from '../challenges/challenges.service';
import type { Client } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import type { IssuedSession } from '../sessions/session-cookies';
import { SessionsService } from '../sessions/sessions.service';
import type { ChallengeEntity } from '../tables/challenge.entity';
import { UserEntity } from '../tables/user.entity';
import { PasswordsService } from '../users/passwords.service';
import { UsersService } from '../users/users.service';
import type { PasswordResetDto, RegisterDto } from './auth.dto';
import { NewDeviceNotices } from './new-device-notices';

export interface SignedIn {
  user: UserEntity;
  session: IssuedSession;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly devices: DevicesService,
    private readonly notices: NewDeviceNotices,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Opens a session. `user` is the account as it was read when its password was compared. Throws `invalid_credentials`
   * when all sessions were ended since then, for example by a new password (PWD-6): the new session would outlive them.
   */
  signIn(user: UserEntity, client: Client): Promise<SignedIn> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [user.id]);
      const unchanged = { id: user.id, deviceGeneration: user.deviceGeneration ?? IsNull() };
      if (!(await manager.existsBy(UserEntity, unchanged))) throw new DomainError('invalid_credentials');
      const signedIn = await this.issue(manager, user, client);
      await this.notices.tell(manager, user, client);
      return signedIn;
    });
  }

  /** Mails a code; answers the same for an address without an account (OTP-10). */
  async start(
    purpose: 'sign-in' | 'password-reset',
    { email, locale }: PasswordResetDto,
    client: Client,
  ): Promise<ChallengeEntity> {
    const user = await this.users.findByEmail(email);
    const template = user ? purpose : (`${purpose}-unknown` as const);
    return this.challenges.start({ purpose, email, client, locale: user?.locale ?? locale, template });
  }

  async finishPasswordless(proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.verify(proof, { purpose: 'sign-in' }, client);
    return this.transactions.run(async (manager) => {
      const existed = await this.users.findByEmail(challenge.email, manager);
      if (!existed) throw newSpentError();
      const signedIn = await this.signInProven(manager, challenge, null, client);
      await this.tellOfDigits(manager, proof, existed, client);
      return signedIn;
    });
  }

  /**
   * Starts a sign-up; the account is created when the mailbox is proven. A known address gets a mail that says so.
   * Throws `validation_failed` for a password that is easy to guess (PWD-3).
   */
  async register({ email, name, password, locale }: RegisterDto, client: Client): Promise<ChallengeEntity> {
    if (password !== undefined) this.passwords.assertUncommon(password, { email, name });
    const known = (await this.users.findByEmail(email))?.isEmailVerified;
    const template = known ? 'register-known' : 'register';
    const payload = async () => ({
      name,
      passwordHash: password === undefined ? undefined : await this.hash(password, email, client),
    });
    return this.challenges.start({ purpose: 'register', email, client, locale, template, payload });
  }

  async finishRegister(proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.verify(proof, { purpose: 'register' }, client);
    return this.transactions.run(async (manager) => {
      const existed = await this.users.findByEmail(challenge.email, manager);
      const { name = null, passwordHash } = challenge.payload;
      const signedIn = await this.signInProven(manager, challenge, name, client);
      // A verified account keeps its password. For a new one the password of the form is used only with digits, which
      // are entered in the browser that sent the form: a link proves the mailbox, not who filled in the form (ACC-1).
      const ownForm = 'digits' in proof && !existed?.isEmailVerified;
      if (passwordHash && ownForm) await this.passwords.set(manager, signedIn.user.id, passwordHash);
      await this.tellOfDigits(manager, proof, existed, client);
      return signedIn;
    });
  }

  /**
   * Sets the password, ends every session and open challenge of the account, and mails a notice (PWD-6, PWD-7).
   * Answers the account. Throws `validation_failed` for a password that is easy to guess; the digits can then be used
   * with another password.
   */
  async finishPasswordReset(proof: Proof, password: string, client: Client): Promise<UserEntity> {
    // What needs no proof is checked first: a refusal must not use up a try.
    this.passwords.assertUncommon(password);
    const challenge = await this.challenges.verify(proof, { purpose: 'password-reset' }, client);
    const user = await this.users.findByEmail(challenge.email);
    this.passwords.assertUncommon(password, { email: challenge.email, name: user?.name });
    const passwordHash = await this.hash(password, challenge.email, client);
    return this.transactions.run(async (manager) => {
      if (!(await this.users.findByEmail(challenge.email, manager))) throw newSpentError();
      const proven = await this.users.findOrCreateProven(manager, challenge, null);
      await this.sessions.revokeAll(manager, proven.id);
      await this.passwords.replace(manager, proven, { passwordHash, scope: 'reset' });
      return this.users.get(proven.id, manager);
    });
  }

  /** Opens a session for the account of the proven mailbox, which is created if needed, and consumes the challenge. */
  async signInProven(
    manager: EntityManager,
    challenge: ChallengeEntity,
    name: string | null,
    client: Client,
  ): Promise<SignedIn> {
    const user = await this.users.findOrCreateProven(manager, challenge, name);
    return this.issue(manager, user, client);
  }

  /**
   * Digits can be asked for by one person and typed by another, in a page that only looks like ours; so their sign-in is
   * told like that of a password. A link opens in the browser that is signed in. Nothing is told of a new account.
   */
  private async tellOfDigits(
    manager: EntityManager,
    proof: Proof,
    existed: UserEntity | null,
    client: Client,
  ): Promise<void> {
    if ('digits' in proof && existed?.isEmailVerified) await this.notices.tell(manager, existed, client);
  }

  /** A known device has its own share of the queue; other requests share that of their network. */
  private async hash(password: string, email: string, client: Client): Promise<string> {
    const own = await this.devices.findBudget(toCanonicalEmail(email), client);
    return this.passwords.hash(own === undefined ? toStranger(client.address) : toKnown(own), password);
  }

  private async issue(manager: EntityManager, user: UserEntity, client: Client): Promise<SignedIn> {
    return { user, session: await this.sessions.issue(manager, user, client) };
  }
}
