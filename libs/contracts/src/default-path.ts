import { type Role, toAuthorities } from './roles';

/** Where people sign in, who are led here from pages that are not for everybody. */
export const SIGN_IN_PATH = '/sign-in';

/**
 * The default route of specification 2: where people start after the sign-in, and where `/` leads. Of people who are
 * signed out it is the sign-in page.
 */
export function defaultPath(
  user: { role: Role | null; selectedProjectId: string | null } | null | undefined,
): string {
  if (!user) return SIGN_IN_PATH;
  if (!toAuthorities(user.role).includes('admin')) return '/my-codes';
  return user.selectedProjectId ? '/project' : '/projects';
}
