import { api, ApiError, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor/query';

/** What a mailed code allows. `confirm` is for all but the end of the account. */
export type ConfirmationPurpose = 'confirm' | 'delete-account';

/** The challenge and the mailed code. Together they prove that the owner is asking (ADR 17). */
export interface ConfirmationProof {
  challengeId: string;
  code: string;
}

/** POST /api/user/confirmation: mails a code to the current address of the account. */
export function useConfirmation(purpose: ConfirmationPurpose) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/user/confirmation', { body: { purpose } })),
  });
}

/** Returns true when the server refused because it wants a mailed code first. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_required';
}
