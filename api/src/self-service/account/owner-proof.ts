import { Injectable } from '@nestjs/common';
import { ACCOUNT, type ErrorCode } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import {
  budgetOfSignedIn,
  type Challenge,
  ChallengesService,
  type Client,
  DIGITS_REFUSALS,
  PasswordAttempts,
  PasswordsService,
} from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';

/** What a request brings to show that its sender is the account's owner, not somebody at an unlocked device. */
export interface GivenProof {
  password?: string | undefined;
  challengeId?: string | undefined;
  code?: string | undefined;
}

interface Demand {
  purpose: 'confirm' | 'delete-account';
  /** The field that a wrong password is reported on. */
  field: 'password' | 'currentPassword';
  /** Whether having signed in a moment ago is enough for an account without a password. */
  recentSignIn: boolean;
}

/** What a proof of the account's owner is refused with. */
export const OWNER_REFUSALS: ErrorCode[] = [...DIGITS_REFUSALS, 'proof_required'];

@Injectable()
export class OwnerProof {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly attempts: PasswordAttempts,
    private readonly challenges: ChallengesService,
    private readonly clock: Clock,
  ) {}

  /**
   * An account with a password needs that; another one a sign-in of the last ten minutes, or a mailed code. Answers
   * the code's challenge, which the caller consumes in the transaction that acts: `consume`.
   * Throws `validation_failed` with `isCurrentPassword`, `proof_required`, and what counting tries throws.
   */
  async check(
    viewer: Viewer,
    given: GivenProof,
    client: Client,
    demand: Demand,
  ): Promise<Challenge | undefined> {
    if (await this.passwords.has(viewer.userId)) {
      await this.checkPassword(viewer, given.password, client, demand.field);
      return undefined;
    }
    const { challengeId, code } = given;
    if (challengeId !== undefined && code !== undefined) {
      const scope = { purpose: demand.purpose, userId: viewer.userId };
      return this.challenges.evaluate({ challengeId, code }, scope, client);
    }
    const recent = viewer.signedInAt > this.clock.in(-ACCOUNT.recentSignIn);
    if (!demand.recentSignIn || !recent) throw new DomainError('proof_required');
    return undefined;
  }

  /** Uses the code up. Throws what `ChallengesService.consume` throws. */
  consume(manager: EntityManager, challenge: Challenge): Promise<void> {
    return this.challenges.consume(manager, challenge);
  }

  private async checkPassword(
    { email, userId }: Viewer,
    password: string | undefined,
    { address }: Client,
    field: Demand['field'],
  ): Promise<void> {
    const own = budgetOfSignedIn(email);
    const right =
      password !== undefined && (await this.attempts.isRight({ email, userId, password, address, own }));
    if (right) return;
    const message = 'That is not your current password';
    throw new ValidationError([{ field, code: 'isCurrentPassword', message }]);
  }
}
