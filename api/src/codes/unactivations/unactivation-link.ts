import type { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

/** The kind of link, for `MailedLinks`. */
export const UNACTIVATION_LINK = 'unactivation';

/**
 * A request with the proof of which the link for its owner is derived: a copy of the database does not hold the link
 * (LNK-1). The proof contains the activation, so that the link does not work for a later owner (LNK-9).
 */
export function withProof(request: UnactivationRequestEntity): UnactivationRequestEntity & { proof: string } {
  const { id, activationId, nonce } = request;
  return { ...request, proof: `unactivation:${id}:${activationId}:${nonce}` };
}
