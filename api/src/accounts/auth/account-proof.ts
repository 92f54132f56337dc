import { Injectable } from '@nestjs/common';
import { ACCOUNT, type ErrorCode } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { ChallengesService } from '../challenges/challenges.service';
import { DIGITS_REFUSALS } from '../challenges/proof-refusals';
import type { Client } from '../devices/client';
import { toSignedInBudget } from '../devices/devices.service';
import { PasswordsService } from '../users/passwords.service';
import type { PasswordOrDigitsDto } from './account-proof.dto';
import { PasswordAttempts } from './password-attempts';

/** The proof in a request that it comes from the account's owner, not from somebody at an unlocked device. */
export type GivenProof = Pick<PasswordOrDigitsDto, 'password' | 'challengeId' | 'code'>;

/**
 * What needs a proof. `field` is the field of the request that a wrong password is reported for. `recentSignIn` tells
 * whose recent sign-in is enough.
 */
const DEMANDS = {
  email: { purpose: 'confirm', field: 'password', recentSignIn: 'without-password' },
  password: { purpose: 'confirm', field: 'currentPassword', recentSignIn: 'without-password' },
  deletion: { purpose: 'delete-account', field: 'password', recentSignIn: 'nobody' },
  /** What an administrator decides at night is one press for whoever has just signed in. */
  releases: { purpose: 'confirm', field: 'password', recentSignIn: 'everybody' },
  claimSecrets: { purpose: 'confirm', field: 'password', recentSignIn: 'everybody' },
  gift: { purpose: 'confirm', field: 'password', recentSignIn: 'everybody' },
} as const;

type Consume = (manager: EntityManager) => Promise<void>;

/** The errors of a request for a proof of the account's owner. */
export const ACCOUNT_REFUSALS: ErrorCode[] = [...DIGITS_REFUSALS, 'proof_required'];

@Injectable()
export class AccountProof {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly attempts: PasswordAttempts,
    private readonly challenges: ChallengesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Verifies that the request comes from the account's owner: by the password if the account has one, else by mailed
   * digits or a sign-in within ten minutes. Where `recentSignIn` is `everybody`, such a sign-in is always
   * enough. Answers a function that consumes the challenge, to be called in the caller's transaction; it throws what
   * `ChallengesService.consume` throws. Throws `validation_failed` with `isCurrentPassword`, `proof_required`, and what counting tries throws.
   */
  async verify(
    viewer: Viewer,
    given: GivenProof,
    client: Client,
    change: keyof typeof DEMANDS,
  ): Promise<Consume | undefined> {
    const { purpose, field, recentSignIn } = DEMANDS[change];
    const { password, challengeId, code } = given;
    const recent = viewer.signedInAt > this.clock.in(-ACCOUNT.recentSignIn);
    if (recent && recentSignIn === 'everybody') return undefined;
    if (await this.passwords.has(viewer.userId)) {
      await this.verifyPassword(viewer, password, client, field);
      return undefined;
    }
    if (challengeId !== undefined && code !== undefined) {
      const scope = { purpose, userId: viewer.userId };
      const challenge = await this.challenges.verify({ challengeId, digits: code }, scope, client);
      return (manager) => this.challenges.consume(manager, challenge);
    }
    if (!recent || recentSignIn === 'nobody') throw new DomainError('proof_required');
    return undefined;
  }

  private async verifyPassword(
    { email, userId }: Viewer,
    password: string | undefined,
    { address: clientAddress }: Client,
    field: string,
  ): Promise<void> {
    const own = toSignedInBudget(email);
    if (
      password !== undefined &&
      (await this.attempts.verify({ email, userId, password, clientAddress, own }))
    )
      return;
    throw newFieldError(field, 'isCurrentPassword', 'That is not your current password');
  }
}
