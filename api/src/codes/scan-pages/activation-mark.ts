import { sha256 } from '../../platform/secrets/secrets';

const LENGTH = 12;

/** Tells activations of a code apart, and nothing else of them. */
export function toActivationMark(activationId: string): string {
  return sha256(`mark:${activationId}`).slice(0, LENGTH);
}
