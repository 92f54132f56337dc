import type { ScanPages } from '../../codes';
import { API_HEADERS } from '../../platform/http/common-headers';
import { type FindKept, toRawHeaders } from '../../platform/http/kept-answers';
import type { ScanAnswers } from './scan-answers';
import { readPlainAlias } from './scan-path';
import type { Scans } from './scans';

const ROUTE = '/api/scan/:alias';
const HEADERS = toRawHeaders({
  ...API_HEADERS,
  'Cache-Control': 'private, no-cache',
  'Content-Type': 'application/json; charset=utf-8',
});

interface Options {
  pages: Pick<ScanPages, 'findKept'>;
  answers: Pick<ScanAnswers, 'answer'>;
  scans: Pick<Scans, 'countAsked'>;
}

/** What ScanController answers somebody who is not signed in, for a code in the cache. */
export function keptScans({ pages, answers, scans }: Options): FindKept {
  return (request) => {
    const alias = readPlainAlias(request.path, '/api/scan/');
    const page = alias && pages.findKept(alias, request.ip);
    if (!page) return undefined;
    scans.countAsked(page, request);
    return { route: ROUTE, headers: HEADERS, body: [Buffer.from(JSON.stringify(answers.answer(page)))] };
  };
}
