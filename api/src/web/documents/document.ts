import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Compressed for each request: small enough for the first packets, fast enough not to delay them. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

/** The request headers that a document in the reader's language depends on. */
export const VARY = 'Accept-Language, Cookie, ';

export interface Page {
  html: string | Buffer;
  status: number;
  policy: string;
  /** The request headers that it depends on. */
  vary?: string;
  /** True for a page that must not be cached, such as a failure. */
  passing?: boolean;
}

/** Sends a document with the headers of every page, compressed if the browser accepts that. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status, policy, vary = '', passing = false }: Page,
): Promise<FastifyReply> {
  // Mailed links contain a secret: it must not be sent in the Referer header, and no cache may store it (LNK-7).
  const secret = 'token' in ((request.query as object | null) ?? {});
  void reply
    .status(status)
    .header('Content-Security-Policy', policy)
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Referrer-Policy', secret ? 'no-referrer' : 'same-origin')
    .header('Cache-Control', secret || passing ? 'no-store' : 'private, no-cache')
    .header('Vary', `${vary}Accept-Encoding`)
    .type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(await brotli(html, BROTLI));
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(await gz(html));
  return reply.send(html);
}
