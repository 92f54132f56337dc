import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, and reading one again would take longer than the rest of a kept answer. */
const chosen = new LRUCache<string, ContentEncoding>({ max: 100 });

/** The smallest encoding that the `Accept-Encoding` header accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(headers: IncomingHttpHeaders): ContentEncoding {
  const header = String(headers['accept-encoding'] ?? '');
  const known = chosen.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
  chosen.set(header, encoding);
  return encoding;
}
