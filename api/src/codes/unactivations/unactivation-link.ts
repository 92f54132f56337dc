import type { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

/** The kind of link, for `MailedLinks`. */
export const UNACTIVATION_LINK = 'unactivation';

/**
 * Adds the proof, from which `MailedLinks` derives the link for the owner: the database does not hold the link (LNK-1).
 * The proof contains the activation, so the link does not work for a later owner (LNK-9).
 */
export function withProof(request: UnactivationRequestEntity): UnactivationRequestEntity & { proof: string } {
  const { id, activationId, nonce } = request;
  return { ...request, proof: `unactivation:${id}:${activationId}:${nonce}` };
}
