import { ApiError } from '@ringtag/api-client';
import { useQuery, useQueryClient } from '@ringtag/vendor/query';
import { useLocation } from '@ringtag/vendor/router';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { type Started, startedIn } from '@ringtag/verification';
import { codeStepOptions } from './code-step.queries';
import { keptTarget } from './kept-target';

const NOT_FOUND = 404;

/**
 * The step that the address names, as `/sign-in?step=…`. It opens again after a reload, in another tab and on the way
 * back from the mailbox. The address is no secret: to other browsers the step is unknown (ADR 39).
 */
export function useCodeStep() {
  const [query, changeQuery] = useSearchParams();
  const { state: historyState } = useLocation();
  const queryClient = useQueryClient();
  const challengeId = query.get('step') ?? '';
  const started = startedIn(historyState, challengeId);
  const options = codeStepOptions(challengeId, started);
  const { data, error, failureReason, isFetching, refetch } = useQuery({
    ...options,
    enabled: challengeId !== '',
  });
  const sent = data?.challenge;

  return {
    isNamed: challengeId !== '',
    state: data?.state,
    /** Where the code went; undefined where none can be entered or sent again. */
    challenge: sent && {
      ...sent,
      challengeId,
      // The server masks the address. The tab in which the person typed it shows the whole address.
      email: started?.email ?? sent.email,
    },
    /** True if this browser did not ask for the code. */
    isUnknown: error instanceof ApiError && error.status === NOT_FOUND,
    /** Why the state cannot be read. */
    failure: data ? null : (error ?? failureReason),
    isFetching,
    retry: () => void refetch(),
    begin(begun: Started) {
      keptTarget.keep(begun.challengeId, query);
      changeQuery(
        (params) => {
          // The link that brought the reader here is over.
          params.delete('token');
          params.set('step', begun.challengeId);
        },
        { state: begun },
      );
    },
    renew({ expiresAt, resendAt }: Pick<Started, 'expiresAt' | 'resendAt'>) {
      if (!sent) return;
      queryClient.setQueryData(options.queryKey, {
        state: 'open',
        challenge: { ...sent, expiresAt, resendAt },
      });
    },
    leave() {
      // With the address in it, from which the sign-in form knows that it was asked for.
      changeQuery((params) => params.delete('step'), { replace: true, state: historyState });
    },
  };
}
