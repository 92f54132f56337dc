import { Injectable } from '@nestjs/common';
import { ACCOUNT } from '@ringtag/contracts';
import {
  AccountProof,
  type Challenge,
  ChallengesService,
  type Client,
  type GivenProof,
  NewAddresses,
  PasswordsService,
  type Proof,
  SessionsService,
  type SignedIn,
  toSignedInBudget,
  UsersService,
} from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { toKnown } from '../../platform/turns/asker';
import { LimitsService } from '../../records';

/** Changes what people sign in with: the address and the password of an account. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly proof: AccountProof,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly addresses: NewAddresses,
    private readonly limits: LimitsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Mails code and link to the new address. The answer is the same if that address has an account: only the mail
   * differs (OTP-10). Throws what `AccountProof.verify` throws, and `too_many_requests`.
   */
  async startEmailChange(
    viewer: Viewer,
    email: string,
    given: GivenProof,
    client: Client,
  ): Promise<Challenge> {
    const consume = await this.proof.verify(viewer, given, client, 'email');
    await this.limits.take({ purpose: 'email-changes', subject: viewer.userId, ...ACCOUNT.emailChanges });
    if (consume) await this.transactions.run(consume);
    const { userId, locale } = viewer;
    const template = (await this.users.findByEmail(email)) ? 'email-change-taken' : 'email-change';
    return this.challenges.start({ purpose: 'email-change', email, client, userId, locale, template });
  }

  /**
   * Gives the account its proven address; the unique key decides between accounts. Only the account that asked can use
   * the proof: a stranger who gets the mail because of a typing error cannot take the account over. Throws what
   * `ChallengesService.verify` throws, or `email_taken`.
   */
  async finishEmailChange(viewer: Viewer, proof: Proof, client: Client): Promise<SignedIn> {
    const scope = { purpose: 'email-change', userId: viewer.userId } as const;
    const challenge = await this.challenges.verify(proof, scope, client);
    try {
      return await this.transactions.run(async (manager) => {
        const session = await this.addresses.replaceEmail(manager, viewer, challenge);
        return { user: await this.users.get(viewer.userId, manager), session };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError('email_taken');
      throw error;
    }
  }

  /**
   * Changes the password, or sets the first one. Ends all other sessions and open challenges, gives this session a new
   * secret and mails a notice (PWD-6, PWD-7, SES-3). Throws what `AccountProof.verify` throws, and `validation_failed` for
   * a password that is easy to guess.
   */
  async changePassword(
    viewer: Viewer,
    password: string,
    given: GivenProof,
    client: Client,
  ): Promise<SignedIn> {
    this.passwords.assertUncommon(password, viewer);
    const consume = await this.proof.verify(viewer, given, client, 'password');
    const passwordHash = await this.passwords.hash(toKnown(toSignedInBudget(viewer.email)), password);
    return this.transactions.run(async (manager) => {
      const user = await this.users.lock(manager, viewer.userId);
      await consume?.(manager);
      const session = await this.sessions.restart(manager, viewer);
      await this.passwords.replace(manager, user, { passwordHash, scope: 'change' });
      return { user: await this.users.get(user.id, manager), session };
    });
  }
}
