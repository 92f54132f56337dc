import { Injectable } from '@nestjs/common';
import type { PageKind } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import {
  AuthService,
  ChallengesService,
  ProfilesService,
  type Proof,
  SignedInResponse,
  toClient,
  type User,
  type UserDto,
  UsersService,
} from '../../accounts';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import type { ScanPage } from '../scan-pages/scan-pages';
import { CodeClaims } from './code-claims';
import { PendingActivations, toDraft } from './pending-activations';

/** How somebody who is signed in claims a code. */
interface SignedInClaim {
  pageKind: PageKind | undefined;
  /** As it was typed. */
  secret: string | undefined;
  clientAddress: string;
}

/** Activates codes for whoever proves a mailbox or is signed in. */
@Injectable()
export class ActivationsService {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly challenges: ChallengesService,
    private readonly transactions: TransactionRunner,
    private readonly claims: CodeClaims,
    private readonly pending: PendingActivations,
    private readonly signedIn: SignedInResponse,
  ) {}

  /**
   * Activates a code with the digits or the link from a mailbox. One transaction finds or makes the account, fills its
   * empty profile fields from the draft, signs this browser in and claims the code: for short, if others use the browser.
   * Throws what `assertUndone`, `verify` and `claim` throw.
   */
  async activateWithProof(
    { itemId }: ScanPage,
    { shared, ...proof }: Proof & { shared?: boolean | undefined },
    reply: FastifyReply,
  ): Promise<UserDto> {
    const client = toClient(reply.request, { shared });
    if ('token' in proof) await this.pending.assertUndone(itemId, proof.token);
    const challenge = await this.challenges.verify(proof, { purpose: 'activate', itemId }, client);
    const proven = await this.transactions.run(async (manager) => {
      const draft = toDraft(challenge);
      const signedIn = await this.auth.signInProven(manager, challenge, draft.name, client);
      const user = await this.profiles.fillEmpty(manager, signedIn.user, draft);
      const { pageKind, claimSecret: sealed } = challenge.payload;
      await this.claims.claim(manager, itemId, user.id, { pageKind, sealed });
      return { ...signedIn, user };
    });
    return this.signedIn.answer(reply, proven);
  }

  /**
   * Activates a code for somebody who is signed in. Throws `name_required`, or what `CodeClaims.check` and
   * `claim` throw.
   */
  async activateSignedIn(
    itemId: string,
    userId: string,
    { pageKind, secret, clientAddress }: SignedInClaim,
  ): Promise<User> {
    const sealed = await this.claims.check(itemId, secret, { clientAddress, userId });
    return this.transactions.run(async (manager) => {
      const user = await this.users.get(userId, manager);
      if (!user.name) throw new DomainError('name_required');
      await this.claims.claim(manager, itemId, userId, { pageKind, sealed });
      return user;
    });
  }
}
