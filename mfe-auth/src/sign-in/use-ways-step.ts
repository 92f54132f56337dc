import { useLocation } from '@ringtag/vendor/router';
import { useSearchParams } from '@ringtag/vendor/router/search-params';

/**
 * The second part of the sign-in form as an entry of the history, so that Back leads to the question for the email
 * address. The history keeps that address: it survives a reload, and the address bar does not show it.
 */
export function useWaysStep() {
  const state = useLocation().state as { email?: string } | null;
  const [, changeQuery] = useSearchParams();
  return {
    /** The address that was entered; undefined while it is asked for. */
    email: state?.email,
    open: (email: string) => {
      // The link that brought the reader here is over.
      changeQuery((params) => params.delete('token'), { state: { email } });
    },
  };
}
