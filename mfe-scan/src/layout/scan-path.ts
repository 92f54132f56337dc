import { SIGN_IN_PATH } from '@ringtag/contracts';

/** The page where people sign in, who then come back to `path`. */
export function toSignInPath(path: string): string {
  return `${SIGN_IN_PATH}?returnUrl=${encodeURIComponent(path)}`;
}
