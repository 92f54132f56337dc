import { SIGN_IN_PATH } from '@ringtag/session';

export function scanPath(alias: string): string {
  return `/scan/${encodeURIComponent(alias)}`;
}

/** The page where people sign in, who then come back to `path`. */
export function toSignInPath(path: string): string {
  return `${SIGN_IN_PATH}?returnUrl=${encodeURIComponent(path)}`;
}
