import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { OwnerMarks } from '../../accounts';
import { ScanCounter, type ScanPage } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { RecentLooks } from './recent-looks';
import { readUserAgent } from './user-agents';

const LOADS_AHEAD = /\b(?:prefetch|preview|prerender)\b/i;

/** The facts that decide whether a request is a scan. */
type Look = Pick<FastifyRequest, 'method' | 'headers' | 'ip'>;

/** How the code was asked for, and what the request does not say of the sender. */
interface Asked {
  /** `page`: a document, which only browsers open. `data`: by a script or an app. */
  as: 'page' | 'data';
  /** The user who is signed in. */
  viewerId?: string | undefined;
  /** Whether this look was counted before: with the document, or with an earlier answer. */
  counted?: boolean;
}

/**
 * Decides which requests for a code are scans (ADR 38): not those of its owner, of programs, of browsers that prefetch,
 * nor reloads. Each look is counted once: with the document, or with the first answer if there was no document.
 */
@Injectable()
export class Scans {
  private readonly recent = new RecentLooks();

  constructor(
    private readonly counter: ScanCounter,
    private readonly marks: OwnerMarks,
    private readonly clock: Clock,
  ) {}

  /** Counts a request for a code if it is a scan. If the owner sent it, notes that the owner has tried the code. */
  count(page: ScanPage, request: Look, { as, viewerId, counted }: Asked): void {
    const agent = readUserAgent(request.headers['user-agent']);
    // Scanning apps are HTTP clients. One that asks for a page is a program.
    const byPerson = agent.kind === 'browser' || (agent.kind === 'http-client' && as === 'data');
    if (counted || !byPerson || !isLook(request)) return;
    if (!this.isOwner(page, request, viewerId)) {
      const now = Math.floor(this.clock.now().getTime() / SECOND);
      // Only scans are remembered: another request must not make the next scan look like a reload.
      if (this.recent.remember(page.alias, request.ip, agent, now)) this.counter.count(page);
    } else if (as === 'page' && page.activationId && !isFromOurPages(request)) {
      this.counter.noteTried(page.activationId);
    }
  }

  private isOwner({ ownerId }: ScanPage, request: Look, viewerId?: string): boolean {
    return ownerId !== null && (viewerId === ownerId || this.marks.has(request, ownerId));
  }
}

/** Whether somebody sees the answer: not for HEAD, nor for what a browser prefetches. */
function isLook({ method, headers }: Look): boolean {
  const purpose =
    headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'] ?? '';
  return method === 'GET' && !LOADS_AHEAD.test(String(purpose));
}

/** Whether the look came from a link on our pages, so that no QR code was tried. */
function isFromOurPages({ headers }: Look): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
