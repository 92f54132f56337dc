import type { FastifyReply } from 'fastify';

/** Sets the headers of a picture that is downloaded. The policy keeps an SVG from running scripts. */
export function asFile(reply: FastifyReply, alias: string, extension: string): void {
  void reply
    .header('Content-Disposition', `attachment; filename="ringtag-${alias}.${extension}"`)
    .header('Content-Security-Policy', "default-src 'none'; img-src data:; sandbox")
    .header('Cache-Control', 'private, no-cache');
}
