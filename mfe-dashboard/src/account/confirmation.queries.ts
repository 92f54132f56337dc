import { api, ApiError, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** What a code is good for: changing the password or the address, or deleting the account. */
export type ConfirmationPurpose = 'confirm' | 'delete-account';

/** The mailed code that shows that it is really the owner (ADR 17). */
export interface ConfirmationProof {
  challengeId: string;
  code: string;
}

/** POST /api/user/confirmation: mails a code to the account's own address. */
export function useConfirmation(purpose: ConfirmationPurpose) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/user/confirmation', { body: { purpose } })),
  });
}

/** Whether the server wants a code before it does what was asked. */
export function asksForProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_required';
}
