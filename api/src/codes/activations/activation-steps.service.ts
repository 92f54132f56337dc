import { Injectable } from '@nestjs/common';
import { type ActivationStepState, CHALLENGE } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { type Challenge, ChallengesService, UsersService } from '../../accounts';
import { ItemEntity } from '../tables/item.entity';
import { Clock } from '../../platform/clock/clock';
import { ActivationsService } from './activations.service';

/** What became of the challenge of a code step. */
export interface ActivationStep {
  state: ActivationStepState;
  /** As long as the code can be entered or sent again. */
  challenge?: Challenge;
}

/** The code step of an activation as it stands, for the browser that began it. */
@Injectable()
export class ActivationStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: ChallengesService,
    private readonly activations: ActivationsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. Throws what `assertActivatable` throws when the code cannot be activated any more. */
  async show(challengeId: string, itemId: string): Promise<ActivationStep> {
    const challenge = await this.challenges.find(challengeId, { purpose: 'activate', itemId });
    if (challenge?.usedAt && (await this.hasActivated(challenge.email, itemId)))
      return { state: 'activated' };
    await this.activations.assertActivatable(itemId);
    // Without a row: "this was not me", or ended with whatever else was under way for the account. Used: what it
    // activated is free again.
    if (!challenge || challenge.usedAt) return { state: 'ended' };
    const enterable = challenge.expiresAt > this.clock.now() && challenge.tries < CHALLENGE.tries;
    return { state: enterable ? 'open' : 'ended', challenge };
  }

  /** Whether the account of this mailbox holds the code. Asks the database, because the kept page of the code may be old. */
  private async hasActivated(email: string, itemId: string): Promise<boolean> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id: itemId });
    const user = await this.users.findByEmail(email);
    return user !== null && item?.ownerId === user.id;
  }
}
