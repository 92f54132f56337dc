import {
  ACCESS_DENIED_PATH,
  type Authority,
  defaultPath,
  mayAccess,
  safePath,
  SIGN_IN_PATH,
  toAuthorities,
} from '@ringtag/contracts';
import type { User } from './user.queries';

/**
 * The path after a sign-in: `returnUrl`, else the `redirectUrl` that the guard set, else the default route. Only paths
 * of this site are accepted (RED-1).
 */
export function pathAfterSignIn(user: Pick<User, 'role' | 'selectedProjectId'>, search: string): string {
  const query = new URLSearchParams(search);
  return safePath(query.get('returnUrl')) ?? safePath(query.get('redirectUrl')) ?? defaultPath(user);
}

/** The path after a sign-out: `returnUrl` if there is one, else the sign-in page. */
export function pathAfterSignOut(returnUrl: string | null | undefined): string {
  return safePath(returnUrl) ?? SIGN_IN_PATH;
}

/** The sign-in page, with the current path to return to. */
export function signInPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${SIGN_IN_PATH}?redirectUrl=${encodeURIComponent(pathname + withoutToken(search))}`;
}

/**
 * The search without the secret of a mailed link, because addresses are logged and passed on (LNK-7). The secret is
 * kept elsewhere.
 */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return query.size > 0 ? `?${query}` : '';
}

/** Where a visitor of a route must go instead, or undefined if the route may be shown. */
export function redirectPath(
  rule: { authorities: readonly Authority[]; guestsOnly?: boolean },
  user: Pick<User, 'role' | 'selectedProjectId'> | null,
  at: { pathname: string; search: string },
): string | undefined {
  if (rule.guestsOnly) return user ? pathAfterSignIn(user, at.search) : undefined;
  if (rule.authorities.length === 0) return undefined;
  if (!user) return signInPath(at);
  return mayAccess(rule.authorities, toAuthorities(user.role)) ? undefined : ACCESS_DENIED_PATH;
}
