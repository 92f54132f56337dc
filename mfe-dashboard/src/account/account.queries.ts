import { api, ApiError, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import { ownAddressQuery } from '../own-address/own-address.queries';
import { sessionsQuery } from './sessions.queries';

/** What a mailed code allows. `confirm` is for changing the password or the e-mail address. */
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
export function asksForProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_required';
}

interface NewEmail extends Partial<ConfirmationProof> {
  email: string;
  password?: string;
}

/** POST /api/user/email: mails a code and a link to the new address. */
export function useEmailChange() {
  return useMutation({
    mutationFn: (body: NewEmail) => unwrap(api.POST('/api/user/email', { body })),
  });
}

/** Returns a function that reloads the user and the devices, after a change that signs out all other devices. */
function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: ownAddressQuery().queryKey });
    await refreshUser();
  };
}

/** POST /api/user/email-verify: changes the address of the account. All other devices are signed out. */
export function useEmailVerify() {
  return useMutation({
    mutationFn: (body: ConfirmationProof | { token: string }) =>
      unwrap(api.POST('/api/user/email-verify', { body })),
    onSuccess: useRefreshAccount(),
  });
}

interface NewPassword extends Partial<ConfirmationProof> {
  password: string;
  currentPassword?: string;
}

/** POST /api/profile/password: changes the password or sets the first one. All other devices are signed out. */
export function usePasswordChange() {
  return useMutation({
    mutationFn: (body: NewPassword) => unwrap(api.POST('/api/profile/password', { body })),
    onSuccess: useRefreshAccount(),
  });
}

/** GET /api/user/export: reads all data of the account. */
export function useAccountExport() {
  return useMutation({ mutationFn: () => unwrap(api.GET('/api/user/export')) });
}

/** POST /api/user/delete: needs the password, or a mailed code when the account has no password. */
export function useAccountDeletion() {
  return useMutation({
    mutationFn: (body: { password: string } | ConfirmationProof) =>
      unwrap(api.POST('/api/user/delete', { body })),
  });
}
