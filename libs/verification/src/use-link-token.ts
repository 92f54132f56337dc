import { keptToken } from '@ringtag/session';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useEffect } from 'react';

/** The secret of a mailed link. Removes it from the address bar and the history (LNK-7); the router still knows it. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const token = query.get('token');
  useEffect(() => {
    if (token === null) return;
    const url = new URL(window.location.href);
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', url);
  }, [token]);
  return token;
}

/**
 * Like `useLinkToken`, for a page at `path` whose reader may have to sign in first. The tab keeps the secret in that
 * time.
 */
export function useKeptLinkToken(path: string): string | null {
  const arrived = useLinkToken();
  // Once: a page that has forgotten it draws again.
  useEffect(() => void keptToken(path, arrived), [path, arrived]);
  return arrived ?? keptToken(path, null);
}
