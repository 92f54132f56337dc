import { api, unwrap } from '@ringtag/api-client';
import { useFailureText } from '@ringtag/forms';
import { type User, userQueryOptions } from '@ringtag/session';
import { showToast } from '@ringtag/ui';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';

/** PATCH /api/user/me: kept with the account, so that the card stays away on other devices too. */
export function useCloseFirstSteps() {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const show = (firstStepsClosed: boolean) =>
    queryClient.setQueryData<User | null>(
      userQueryOptions.queryKey,
      (user) => user && { ...user, firstStepsClosed },
    );
  return useMutation({
    mutationFn: () => unwrap(api.PATCH('/api/user/me', { body: { firstStepsClosed: true } })),
    onMutate: () => show(true),
    onError: (error) => {
      show(false);
      showToast({ variant: 'error', description: failureText(error) });
    },
  });
}
