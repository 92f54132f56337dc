import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { OwnerMarks } from '../../accounts';
import { ScanCounter, type ScanPage } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { RecentLooks } from './recent-looks';
import { type UserAgent, userAgentOf } from './user-agents';

const LOADS_AHEAD = /\b(?:prefetch|preview|prerender)\b/i;

/** Who asks, as far as the request's address and browser do not tell. */
interface Asker {
  /** The account that is signed in. */
  viewerId?: string | undefined;
  /** This visit was counted before: with the document, or with an earlier answer. */
  counted?: boolean;
}

/**
 * Decides which looks at a code are scans (ADR 38): not those of its owner, of programs, of browsers that load ahead, nor
 * reloads. All of them are counted here, once for each visit: with the document, or with the first answer where there
 * was no document.
 */
@Injectable()
export class Scans {
  private readonly recent = new RecentLooks();

  constructor(
    private readonly counter: ScanCounter,
    private readonly marks: OwnerMarks,
    private readonly clock: Clock,
  ) {}

  /** Somebody opened the page of a code. Pages are read in browsers: an HTTP client that asks for one is a program. */
  opened(page: ScanPage, request: FastifyRequest): void {
    const agent = userAgentOf(request.headers['user-agent']);
    if (agent.kind !== 'browser' || !isLook(request)) return;
    if (!this.isOwner(page, request)) this.count(page, request, agent);
    else if (page.activationId && !isFromOurPages(request)) this.counter.noteTried(page.activationId);
  }

  /** A script or an app asked for a code; apps with which people scan are HTTP clients. */
  asked(page: ScanPage, request: FastifyRequest, { viewerId, counted }: Asker = {}): void {
    const agent = userAgentOf(request.headers['user-agent']);
    if (counted || agent.kind === 'robot' || !isLook(request)) return;
    if (!this.isOwner(page, request, viewerId)) this.count(page, request, agent);
  }

  /** A look that is no scan must not make a scan a reload, so nothing is noted before this. */
  private count(page: ScanPage, { ip }: FastifyRequest, agent: UserAgent): void {
    const now = Math.floor(this.clock.now().getTime() / SECOND);
    if (this.recent.isNew(page.alias, ip, agent, now)) this.counter.count(page);
  }

  private isOwner({ ownerId }: ScanPage, request: FastifyRequest, viewerId?: string): boolean {
    return ownerId !== null && (viewerId === ownerId || this.marks.has(request, ownerId));
  }
}

/** Somebody looks now: HEAD asks for headers only, and browsers load ahead what may never be looked at. */
function isLook({ method, headers }: FastifyRequest): boolean {
  const purpose =
    headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'] ?? '';
  return method === 'GET' && !LOADS_AHEAD.test(String(purpose));
}

/** A link of ours led there: that tries no QR code. */
function isFromOurPages({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
