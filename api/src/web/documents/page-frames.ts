import type { PageShape } from '@ringtag/contracts';
import { drawPageFrame } from '@ringtag/scan-card/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts/sessions/session-cookie';
import type { Builds } from './builds';
import type { PlainPages } from './plain-pages';
import { segmentsOf } from './scan-path';

/**
 * What the page of somebody who is signed in looks like, if it is one. Whether they still are, and may see it, says the
 * page itself: nothing of theirs is in a frame.
 */
export function frameShapeOf({ shapes }: Builds, request: FastifyRequest): PageShape | undefined {
  if (request.method !== 'GET' || !hasSessionCookie(request)) return undefined;
  const segments = segmentsOf(request.url).map((segment) => segment.toLowerCase());
  return shapes.find(
    ({ path }) =>
      path.length === segments.length &&
      path.every((part, index) => part.startsWith(':') || part === segments[index]),
  )?.shape;
}

/** The document with the empty frame drawn into it, so that a slow network shows the page's shape at once (ADR 41). */
export function sendFrame(
  plain: PlainPages,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: PageShape,
): Promise<FastifyReply> {
  return plain.send(request, reply, {
    draw: (context) => drawPageFrame(shape, context),
    path: '',
    status: 200,
    scripts: true,
    frame: true,
  });
}
