import type { FrameKind } from '@ringtag/contracts';
import { drawPageFrame } from '@ringtag/scan-card/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts';
import type { Builds } from './builds';
import type { PlainPages } from './plain-pages';
import { segmentsOf } from '../scan/scan-path';

/** The first page leads people who are signed in to their codes, or to a list of projects. */
const HOME = 'cards';

/**
 * What a page is going to look like, as far as its address and a session cookie tell. Whether somebody still is signed
 * in, and may see it, says the page itself: nothing of anybody is in a frame.
 */
export function frameOf({ pages }: Builds, request: FastifyRequest): FrameKind | undefined {
  if (request.method !== 'GET') return undefined;
  const segments = segmentsOf(request.url).map((segment) => segment.toLowerCase());
  const page = pages.find(
    ({ path }) =>
      path.length === segments.length &&
      path.every((part, index) => part.startsWith(':') || part === segments[index]),
  );
  if (page?.blank) return 'blank';
  if (!hasSessionCookie(request)) return 'signed-out';
  return segments.join('') === '' ? HOME : page?.shape;
}

/** The document with a frame drawn into it, so that a slow network shows the page's shape at once (ADR 41). */
export function sendFrame(
  plain: PlainPages,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: FrameKind,
): Promise<FastifyReply> {
  return plain.send(request, reply, {
    draw: (context) => drawPageFrame(kind, context),
    status: 200,
    scripts: true,
    frame: true,
  });
}
