import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { OwnerMarks } from '../../accounts';
import { ScanCounter, type ScanPage } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { RecentLooks } from './recent-looks';
import { type UserAgent, readUserAgent } from './user-agents';

const LOADS_AHEAD = /\b(?:prefetch|preview|prerender)\b/i;

/** The facts that decide whether a request is a scan. */
type Look = Pick<FastifyRequest, 'method' | 'headers' | 'ip'>;

/** The facts about the sender that the request does not have. */
interface Asker {
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

  /** The page of a code was opened. Only browsers open pages: an HTTP client that asks for one is a program. */
  countOpened(page: ScanPage, request: Look): void {
    const agent = readUserAgent(request.headers['user-agent']);
    if (agent.kind !== 'browser' || !isLook(request)) return;
    if (!this.isOwner(page, request)) this.count(page, request, agent);
    else if (page.activationId && !isFromOurPages(request)) this.counter.noteTried(page.activationId);
  }

  /** A script or an app asked for a code. HTTP clients count here, because scanning apps are HTTP clients. */
  countAsked(page: ScanPage, request: Look, { viewerId, counted }: Asker = {}): void {
    const agent = readUserAgent(request.headers['user-agent']);
    if (counted || agent.kind === 'robot' || !isLook(request)) return;
    if (!this.isOwner(page, request, viewerId)) this.count(page, request, agent);
  }

  /** Only scans are remembered: another request must not make the next scan look like a reload. */
  private count(page: ScanPage, { ip }: Look, agent: UserAgent): void {
    const now = Math.floor(this.clock.now().getTime() / SECOND);
    if (this.recent.remember(page.alias, ip, agent, now)) this.counter.count(page);
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
