import { api, unwrap } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { inboxKeys } from '@ringtag/mf-contract';
import { useFailureToast } from '@ringtag/pages';
import { type User, userQueryOptions } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';

/** PATCH /api/user/me: stored with the account, so that the list stays closed on other devices too. */
const closeFirstSteps = () => unwrap(api.PATCH('/api/user/me', { body: { firstStepsClosed: true } }));

function useShownAsClosed() {
  const queryClient = useQueryClient();
  return (firstStepsClosed: boolean) =>
    queryClient.setQueryData<User | null>(
      userQueryOptions.queryKey,
      (user) => user && { ...user, firstStepsClosed },
    );
}

/** Hides the first steps of a code when the owner asks for it. */
export function useCloseFirstSteps() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  const show = useShownAsClosed();
  return useMutation({
    mutationFn: closeFirstSteps,
    onMutate: () => show(true),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inboxKeys.home() }),
    onError: (error) => {
      show(false);
      tellFailure(t('nextSteps.closeFailed'), error);
    },
  });
}

/**
 * The same when everything is done. The owner did not ask for it, so a failure is not shown; the next visit
 * tries again.
 */
export function useEndFirstSteps() {
  const show = useShownAsClosed();
  return useMutation({ mutationFn: closeFirstSteps, onSuccess: () => show(true) });
}
