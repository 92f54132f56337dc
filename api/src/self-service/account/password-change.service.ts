import { Injectable } from '@nestjs/common';
import {
  toSignedInBudget,
  type Client,
  PasswordsService,
  SessionsService,
  type SignedIn,
  UsersService,
} from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type GivenProof, AccountProof } from './account-proof';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly proof: AccountProof,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Changes the password, or sets the first one. Ends all other sessions and open challenges, gives this session a new
   * secret and mails a notice (PWD-6, PWD-7, SES-3). Throws what `AccountProof.verify` throws, and `validation_failed` for
   * a password that is easy to guess.
   */
  async change(viewer: Viewer, password: string, given: GivenProof, client: Client): Promise<SignedIn> {
    this.passwords.assertUncommon(password, viewer);
    const demand = { purpose: 'confirm', field: 'currentPassword', recentSignIn: true } as const;
    const consume = await this.proof.verify(viewer, given, client, demand);
    const passwordHash = await this.passwords.hash(toSignedInBudget(viewer.email), password);
    return this.transactions.run(async (manager) => {
      const user = await this.users.lock(manager, viewer.userId);
      await consume?.(manager);
      const session = await this.sessions.restart(manager, viewer);
      await this.passwords.replace(manager, user, { passwordHash, scope: 'change' });
      return { user: await this.users.get(user.id, manager), session };
    });
  }
}
