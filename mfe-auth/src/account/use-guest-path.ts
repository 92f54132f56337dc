import { useSearchParams } from '@ringtag/vendor/router/search-params';

/** Where a sign-in leads (`pathAfterSignIn`). */
const TARGETS = ['returnUrl', 'redirectUrl'];

/** Returns the path of another page for guests, from which a sign-in leads to where it leads from this one. */
export function useGuestPath(path: string): string {
  const [params] = useSearchParams();
  const kept = new URLSearchParams([...params].filter(([name]) => TARGETS.includes(name)));
  return kept.size > 0 ? `${path}?${kept}` : path;
}
