import { Injectable } from '@nestjs/common';
import type { PageKind } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import {
  AuthService,
  ChallengesService,
  type Client,
  ProfilesService,
  type Proof,
  type SignedIn,
  type User,
  UsersService,
} from '../../accounts';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { assertActivatable } from './assert-activatable';
import { CodeOwnership } from './code-ownership';
import { toDraft } from './pending-activations';

/** Activates codes for whoever proves a mailbox or is signed in. */
@Injectable()
export class ActivationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly challenges: ChallengesService,
    private readonly transactions: TransactionRunner,
    private readonly ownership: CodeOwnership,
  ) {}

  /** Throws `code_not_found`, `already_activated`, `code_disabled` or `not_activatable` with `reasons`. */
  async assertActivatable(itemId: string): Promise<void> {
    await assertActivatable(this.dataSource.manager, itemId);
  }

  /**
   * Activates a code with the digits or the link from a mailbox. One transaction finds or makes the account, fills its
   * empty profile fields from the draft, signs it in and claims the code. Throws what `verify` and `claim` throw.
   */
  async activateWithProof(itemId: string, proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.verify(proof, { purpose: 'activate', itemId }, client);
    return this.transactions.run(async (manager) => {
      const draft = toDraft(challenge);
      const signedIn = await this.auth.signInProven(manager, challenge, draft.name, client);
      const user = await this.profiles.fillEmpty(manager, signedIn.user, draft);
      await this.ownership.claim(manager, itemId, user.id, challenge.payload.pageKind);
      return { ...signedIn, user };
    });
  }

  /** Activates a code for somebody who is signed in. Throws `name_required`, or what `claim` throws. */
  async activateSignedIn(itemId: string, userId: string, pageKind?: PageKind): Promise<User> {
    return this.transactions.run(async (manager) => {
      const user = await this.users.get(userId, manager);
      if (!user.name) throw new DomainError('name_required');
      await this.ownership.claim(manager, itemId, userId, pageKind);
      return user;
    });
  }
}
