import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Authority } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from './viewer';

export const ACCESS = 'access';

/** Who may call a handler. `viewer`: a public handler that also wants to know who is signed in. */
export type Access =
  | { public: true; viewer: boolean }
  | { public: false; authority: Authority; revive: boolean; passive: boolean };

/** Open to anyone. With `viewer`, a valid session is recognised; an invalid one counts as none. */
export function Public({ viewer = false }: { viewer?: boolean } = {}) {
  return SetMetadata(ACCESS, { public: true, viewer } satisfies Access);
}

/**
 * Open to signed-in users with the authority (specification 6). `revive`: continues an idle session (SES-4). `passive`:
 * a call does not prolong the session.
 */
export function RequireAuthority(
  authority: Authority,
  { revive = false, passive = false }: { revive?: boolean; passive?: boolean } = {},
) {
  return SetMetadata(ACCESS, { public: false, authority, revive, passive } satisfies Access);
}

/** The signed-in user; undefined if nobody is signed in, which a handler with RequireAuthority never sees. */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().viewer,
);

/** The id of the signed-in user, for a handler with RequireAuthority. */
export const UserId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<FastifyRequest>().viewer!.userId,
);
