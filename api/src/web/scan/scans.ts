import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { OwnerMarks } from '../../accounts/devices/owner-marks';
import { Clock } from '../../platform/clock/clock';
import { isCrawler, isNoBrowser } from './crawlers';
import { RecentLooks } from './recent-looks';
import { ScanCounter } from '../../codes/scan-counts/scan-counter';
import type { ScanPage } from '../../codes/scan-pages/scan-pages';

/** Headers by which browsers say that nobody looks yet. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

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

  /** Somebody opened the page of a code. */
  opened(page: ScanPage, request: FastifyRequest): void {
    if (isNoBrowser(request.headers['user-agent']) || !isLook(request)) return;
    if (!this.isOwner(page, request)) this.count(page, request);
    else if (page.activationId && !isFromOurPages(request)) this.counter.noteTried(page.activationId);
  }

  /** A script or an app asked for a code. @param viewerId the account that is signed in */
  asked(page: ScanPage, request: FastifyRequest, viewerId?: string): void {
    if (isCrawler(request.headers['user-agent']) || !isLook(request)) return;
    if (!this.isOwner(page, request, viewerId)) this.count(page, request);
  }

  /** A look that is no scan must not make a scan a reload, so nothing is noted before this. */
  private count(page: ScanPage, request: FastifyRequest): void {
    const now = Math.floor(this.clock.now().getTime() / SECOND);
    if (this.recent.isNew(page.alias, request, now)) this.counter.count(page.itemId, page.activationId);
  }

  private isOwner({ ownerId }: ScanPage, request: FastifyRequest, viewerId?: string): boolean {
    return ownerId !== null && (viewerId === ownerId || this.marks.has(request, ownerId));
  }
}

/** Somebody looks now: HEAD asks for headers only, and browsers load ahead what may never be looked at. */
function isLook({ method, headers }: FastifyRequest): boolean {
  const isAhead = AHEAD.some((name) => {
    const purpose = headers[name];
    return typeof purpose === 'string' && /\b(?:prefetch|preview|prerender)\b/i.test(purpose);
  });
  return method === 'GET' && !isAhead;
}

/** A link of ours led there: that tries no QR code. */
function isFromOurPages({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
