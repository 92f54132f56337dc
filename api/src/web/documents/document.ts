import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decompress } from './appended-brotli';
import { chooseEncoding } from './content-encoding';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Compressed for each request: small enough for the first packets, fast enough not to delay them. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

/** The request headers that a document in the reader's language depends on. */
const VARY = 'Accept-Language, Cookie, ';

interface Head {
  status: number;
  policy: string;
  /** The language that was chosen for the reader. */
  locale?: Locale;
  /** True for a page that must not be cached, such as a failure. */
  passing?: boolean;
}

export type CompressedPage = Head & { brotli: Buffer };
export type Page = (Head & { html: string }) | CompressedPage;

/** Sends a document with the headers of every page, compressed if the browser accepts that. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers);
  if (encoding === 'br') {
    const bytes = 'brotli' in page ? page.brotli : await brotli(page.html, BROTLI);
    return sendCompressed(request, reply, { ...page, brotli: bytes });
  }
  sendHead(request, reply, page);
  const html = 'brotli' in page ? decompress(page.brotli) : page.html;
  if (encoding === 'gzip') return reply.header('Content-Encoding', 'gzip').send(await gz(html));
  return reply.send(html);
}

/** The same, at once, to a browser that takes brotli. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  sendHead(request, reply, page);
  return reply.header('Content-Encoding', 'br').send(page.brotli);
}

function sendHead(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, policy, locale, passing = false }: Head,
): void {
  // Mailed links contain a secret: it must not be sent in the Referer header, and no cache may store it (LNK-7).
  const secret = 'token' in ((request.query as object | null) ?? {});
  void reply
    .status(status)
    .header('Content-Security-Policy', policy)
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Referrer-Policy', secret ? 'no-referrer' : 'same-origin')
    .header('Cache-Control', secret || passing ? 'no-store' : 'private, no-cache')
    // The answer to a form is shown again by Back, whatever cookies were set since.
    .header('Vary', `${locale && request.method !== 'POST' ? VARY : ''}Accept-Encoding`)
    .type('text/html; charset=utf-8');
  if (locale) void reply.header('Content-Language', locale);
}
