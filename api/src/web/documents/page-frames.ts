import type { FrameKind } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts';
import { splitSegments } from '../scan/scan-path';
import type { BuiltPage, Builds } from './builds';

/** Where people who are not signed in are sent. */
const SIGN_IN = '/sign-in';

/** The outline of a page, and what is known of the page itself. */
export interface Frame {
  kind: FrameKind;
  /** The page that will be shown; undefined where the shell has to find out. */
  page?: BuiltPage;
}

/**
 * The frame of a page, from its address and the presence of a session cookie. The cookie is not checked: a frame holds
 * nobody's data.
 */
export function findFrame({ pages }: Builds, request: FastifyRequest): Frame | undefined {
  if (request.method !== 'GET') return undefined;
  const segments = splitSegments(request.url).map((segment) => segment.toLowerCase());
  const page = pages.find(
    (known) =>
      known.segments.length === segments.length &&
      known.segments.every((part, index) => part.startsWith(':') || part === segments[index]),
  );
  if (!hasSessionCookie(request)) {
    const guarded = page?.authorities?.length;
    return {
      kind: 'signed-out',
      page: guarded ? pages.find(({ path }) => path === SIGN_IN) : page,
    };
  }
  return page?.shape && { kind: page.shape, page };
}
