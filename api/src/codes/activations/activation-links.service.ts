import { Injectable } from '@nestjs/common';
import {
  ChallengesService,
  type ProfileDraft,
  ProfilesService,
  type Scope,
  UsersService,
} from '../../accounts';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { SecurityLog } from '../../platform/logging/security-log';
import { ActivationsService } from './activations.service';

/** What a mailed activation link would publish. */
export interface ActivationPreview extends ProfileDraft {
  email: string;
}

/** What the holder of a mailed link can do besides activating with it (LNK-5). */
@Injectable()
export class ActivationLinksService {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly activations: ActivationsService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
  ) {}

  /**
   * The profile as it will be after the activation; changes nothing. Whoever presses the button under it has accepted
   * it (ACC-1). Throws what `ChallengesService.ofLink` and `assertActivatable` throw.
   */
  async show(itemId: string, token: string): Promise<ActivationPreview> {
    const challenge = await this.challenges.ofLink(token, scopeOf(itemId));
    await this.activations.assertActivatable(itemId);
    const draft = challenge.payload.profile ?? { name: '', fields: [] };
    const user = await this.users.findByEmail(challenge.email);
    return { email: challenge.emailAsTyped, ...(await this.profiles.filled(user, draft)) };
  }

  /** "This was not me": code and link die, and nothing is published. Throws what `show` throws. */
  async decline(itemId: string, token: string): Promise<void> {
    const challenge = await this.challenges.ofLink(token, scopeOf(itemId));
    await this.transactions.run(async (manager) => {
      await this.challenges.revoke(manager, challenge);
      this.security.record('challenge_declined', { purpose: challenge.purpose });
    });
  }
}

function scopeOf(itemId: string): Scope {
  return { purpose: 'activate', itemId };
}
