import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { toTargets } from './kept-target';

/** Returns the path of another page for guests, from which a sign-in leads to where it leads from this one. */
export function useGuestPath(path: string): string {
  const [params] = useSearchParams();
  const kept = toTargets(params);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
