import { api, unwrap } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { type User, userQueryOptions } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';

/** PATCH /api/user/me: stored with the account, so that the card stays closed on other devices too. */
const closeFirstSteps = () => unwrap(api.PATCH('/api/user/me', { body: { firstStepsClosed: true } }));

function useShownAsClosed() {
  const queryClient = useQueryClient();
  return (firstStepsClosed: boolean) =>
    queryClient.setQueryData<User | null>(
      userQueryOptions.queryKey,
      (user) => user && { ...user, firstStepsClosed },
    );
}

/** Closes the card when the owner asks for it. */
export function useCloseFirstSteps() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const show = useShownAsClosed();
  return useMutation({
    mutationFn: closeFirstSteps,
    onMutate: () => show(true),
    onError: (error) => {
      show(false);
      tellFailure(t('firstSteps.closeFailed'), error);
    },
  });
}

/**
 * Closes the card when everything is done. The owner did not ask for it, so a failure is not shown; the next visit
 * tries again.
 */
export function useEndFirstSteps() {
  const show = useShownAsClosed();
  return useMutation({ mutationFn: closeFirstSteps, onSuccess: () => show(true) });
}
