import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, and reading one again would take longer than the rest of a kept answer. */
const accepted = new LRUCache<string, string[]>({ max: 100 });

/** The first of these encodings that the `Accept-Encoding` header accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  preferred: readonly ContentEncoding[] = ['br', 'gzip'],
): ContentEncoding {
  const header = String(headers['accept-encoding'] ?? '');
  const names = accepted.get(header) ?? readEncodings(header);
  return preferred.find((name) => names.includes(name)) ?? 'identity';
}

function readEncodings(header: string): string[] {
  const names = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  accepted.set(header, names);
  return names;
}
