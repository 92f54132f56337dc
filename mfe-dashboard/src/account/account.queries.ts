import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import type { ConfirmationProof } from '@ringtag/verification';
import { ownAddressQuery } from '../own-address/own-address.queries';
import { sessionsQuery } from './sessions.queries';

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
