import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, and reading one again would take longer than the rest of a kept answer. */
const accepted = new LRUCache<string, string[]>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']),
});

/** The first of these encodings that the `Accept-Encoding` header accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  preferred: readonly ContentEncoding[] = ['br', 'gzip'],
): ContentEncoding {
  const names = accepted.memo(String(headers['accept-encoding'] ?? ''));
  return preferred.find((name) => names.includes(name)) ?? 'identity';
}
