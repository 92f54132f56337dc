import type { FrameKind } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts';
import type { Builds } from './builds';
import { splitSegments } from '../scan/scan-path';

/** The home page of people who are signed in is a list of their codes or of projects. */
const HOME = 'cards';

/**
 * The shape of a page, from its address and the presence of a session cookie. The cookie is not checked: a frame holds
 * nobody's data.
 */
export function findFrame({ pages }: Builds, request: FastifyRequest): FrameKind | undefined {
  if (request.method !== 'GET') return undefined;
  const segments = splitSegments(request.url).map((segment) => segment.toLowerCase());
  const page = pages.find(
    ({ path }) =>
      path.length === segments.length &&
      path.every((part, index) => part.startsWith(':') || part === segments[index]),
  );
  if (page?.blank) return 'blank';
  if (!hasSessionCookie(request)) return 'signed-out';
  return segments.join('') === '' ? HOME : page?.shape;
}
