import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Locale } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type ContentEncoding } from './content-encoding';

/** Compressed for each request: small enough for the first packets, fast enough not to delay them. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];
const compress: Record<ContentEncoding, (html: string | Buffer) => string | Buffer | Promise<Buffer>> = {
  br: (html) => brotli(html, BROTLI),
  gzip: (html) => gz(html),
  identity: (html) => html,
};

/** The request headers that a document in the reader's language depends on. */
const VARY = 'Accept-Language, Cookie, ';

interface Head {
  status: number;
  policy: string;
  /** The language that was chosen for the reader. */
  locale?: Locale;
  /** True for a page that must not be cached, such as a failure. */
  passing?: boolean;
  /** True where the path holds a secret. */
  secret?: boolean;
  /** True for a page that may ask the browser where it is. */
  asksPlace?: boolean;
}

/** A text, or one that is compressed already. */
export type Page = Head & ({ html: string } | { gzip: Buffer });

/** Sets the status and the headers of a document. Answers its body, compressed if the browser accepts that. */
export function writePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): string | Buffer | Promise<Buffer> {
  const isMade = 'gzip' in page;
  const encoding = chooseEncoding(request.headers, isMade ? ['gzip', 'br'] : ['br', 'gzip']);
  // Mailed links contain a secret: it must not be sent in the Referer header, and no cache may store it (LNK-7).
  const secret = page.secret === true || 'token' in ((request.query as object | null) ?? {});
  void reply
    .status(page.status)
    .headers(documentHeaders(page, { secret, answersForm: request.method === 'POST' }));
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  if (isMade && encoding === 'gzip') return page.gzip;
  const html = isMade ? gunzipSync(page.gzip) : page.html;
  return compress[encoding](html);
}

/** The headers of a document, besides those of every answer. */
function documentHeaders(
  { policy, locale, passing = false, asksPlace = false }: Omit<Head, 'status' | 'secret'>,
  { secret, answersForm }: { secret: boolean; answersForm: boolean },
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `geolocation=(${asksPlace ? 'self' : ''})`,
    'Referrer-Policy': secret ? 'no-referrer' : 'same-origin',
    'Cache-Control': secret || passing ? 'no-store' : 'private, no-cache',
    // The answer to a form is shown again by Back, whatever cookies were set since.
    Vary: `${locale && !answersForm ? VARY : ''}Accept-Encoding`,
    'Content-Type': 'text/html; charset=utf-8',
    ...(locale && { 'Content-Language': locale }),
  };
}
