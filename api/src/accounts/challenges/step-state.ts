import { CHALLENGE, type CodeStepState } from '@ringtag/contracts';
import type { ChallengeEntity } from '../tables/challenge.entity';

/** Whether the digits of a challenge can be entered. One that was revoked has no row. */
export function toStepState(challenge: ChallengeEntity | null, now: Date): CodeStepState {
  if (challenge?.usedAt) return 'used';
  return challenge && challenge.expiresAt > now && challenge.tries < CHALLENGE.tries ? 'open' : 'ended';
}
