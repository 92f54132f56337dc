import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Made for one reader: small enough for the first packets, fast enough to be no delay. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

export interface Page {
  html: string | Buffer;
  status: number;
  policy: string;
  /** What it depends on besides its address. */
  vary?: string;
  /** True for what holds at this moment only, such as a failure. */
  passing?: boolean;
}

/** Sends a document with the headers that every page has, compressed as the browser likes. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status, policy, vary = '', passing = false }: Page,
): Promise<FastifyReply> {
  // Links from the mailbox carry a secret: nothing that the page loads may learn it, nothing may keep it (LNK-7).
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
