import { Injectable } from '@nestjs/common';
import { ScanPages } from '../../codes';
import { API_HEADERS } from '../../platform/http/common-headers';
import { type KeptAnswer, type PlainRequest, toRawHeaders } from '../../platform/http/kept-answers';
import { ScanAnswers } from './scan-answers';
import { readPlainAlias } from './scan-path';
import { Scans } from './scans';

const ROUTE = '/api/scan/:alias';
const HEADERS = toRawHeaders({
  ...API_HEADERS,
  'Cache-Control': 'private, no-cache',
  'Content-Type': 'application/json; charset=utf-8',
});

/** Answers to scans of codes in the cache, before Fastify sees their requests. */
@Injectable()
export class KeptScans {
  constructor(
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly scans: Scans,
  ) {}

  /** What ScanController answers somebody who is not signed in, for a code in the cache. */
  findKept(request: PlainRequest): KeptAnswer | undefined {
    const alias = readPlainAlias(request.path, '/api/scan/');
    const page = alias && this.pages.findKept(alias, request.ip);
    if (!page) return undefined;
    this.scans.count(page, request, { as: 'data' });
    return { route: ROUTE, headers: HEADERS, body: [Buffer.from(JSON.stringify(this.answers.answer(page)))] };
  }
}
