import { api, unwrap } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { type User, userQueryOptions } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';

/** PATCH /api/user/me: kept with the account, so that the card stays away on other devices too. */
const closeFirstSteps = () => unwrap(api.PATCH('/api/user/me', { body: { firstStepsClosed: true } }));

function useShownAsClosed() {
  const queryClient = useQueryClient();
  return (firstStepsClosed: boolean) =>
    queryClient.setQueryData<User | null>(
      userQueryOptions.queryKey,
      (user) => user && { ...user, firstStepsClosed },
    );
}

/** Asked for by their owner. */
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

/** When nothing is left to do. Nobody asked for it, so a failure is not told; the next visit tries again. */
export function useEndFirstSteps() {
  const show = useShownAsClosed();
  return useMutation({ mutationFn: closeFirstSteps, onSuccess: () => show(true) });
}
