import { type FrameKind, isShellPage, SIGN_IN_PATH } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../../accounts';
import { splitSegments } from '../scan/scan-path';
import type { BuiltPage, Builds } from './deployed-builds';

/** The outline of a page, and what is known of the page itself. */
export interface Frame {
  kind: FrameKind;
  /** The page that will be shown; undefined where the shell has to find out. */
  page?: BuiltPage;
}

/** The lower-case parts of a path. A slash at its end names the same page, as for the router of the shell. */
function toSegments(url: string): string[] {
  const segments = splitSegments(url).map((segment) => segment.toLowerCase());
  return segments.at(-1) === '' ? segments.slice(0, -1) : segments;
}

function findPage({ pages }: Builds, segments: readonly string[]): BuiltPage | undefined {
  return pages.find(({ segments: known }) => {
    const open = known.at(-1) === '*';
    const fixed = open ? known.slice(0, -1) : known;
    const fits = open ? segments.length >= fixed.length : segments.length === fixed.length;
    return fits && fixed.every((part, index) => part.startsWith(':') || part === segments[index]);
  });
}

/** Whether a remote or the shell has a page at this address. */
export function isPage(builds: Builds, { url }: FastifyRequest): boolean {
  const segments = toSegments(url);
  return findPage(builds, segments) !== undefined || isShellPage(`/${segments.join('/')}`);
}

/**
 * The frame of a page, from its address and the presence of a session cookie. The cookie is not checked: a frame holds
 * nobody's data.
 */
export function findFrame(builds: Builds, request: FastifyRequest): Frame | undefined {
  if (request.method !== 'GET') return undefined;
  const page = findPage(builds, toSegments(request.url));
  if (!hasSessionCookie(request)) {
    const guarded = page?.authorities?.length;
    return {
      kind: 'signed-out',
      page: guarded ? builds.pages.find(({ path }) => path === SIGN_IN_PATH) : page,
    };
  }
  return page?.shape && { kind: page.shape, page };
}
