import { api, ApiError, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

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

interface NewEmail extends Partial<ConfirmationProof> {
  email: string;
  password?: string;
}

/** POST /api/user/email: mails code and link to the new address. */
export function useEmailChange() {
  return useMutation({
    mutationFn: (body: NewEmail) => unwrap(api.POST('/api/user/email', { body })),
  });
}

/** POST /api/user/email-verify: takes the new address over; all other devices are signed out. */
export function useEmailVerify() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: ConfirmationProof | { token: string }) =>
      unwrap(api.POST('/api/user/email-verify', { body })),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
      await refreshUser();
    },
  });
}

interface NewPassword extends Partial<ConfirmationProof> {
  password: string;
  currentPassword?: string;
}

/** POST /api/profile/password: changes it or sets the first one; all other devices are signed out. */
export function usePasswordChange() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: NewPassword) => unwrap(api.POST('/api/profile/password', { body })),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
      await refreshUser();
    },
  });
}

/** GET /api/user/export: all that the account holds. */
export function useAccountExport() {
  return useMutation({ mutationFn: () => unwrap(api.GET('/api/user/export')) });
}

/** POST /api/user/delete: proven by the password, or by a code where there is none. */
export function useAccountDeletion() {
  return useMutation({
    mutationFn: (body: { password: string } | ConfirmationProof) =>
      unwrap(api.POST('/api/user/delete', { body })),
  });
}
