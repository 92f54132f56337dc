import type { FastifyReply } from 'fastify';

/** Headers of a picture that is saved as a file. A designed SVG runs nothing, whatever is in it. */
export function asFile(reply: FastifyReply, alias: string, extension: string): void {
  void reply
    .header('Content-Disposition', `attachment; filename="ringtag-${alias}.${extension}"`)
    .header('Content-Security-Policy', "default-src 'none'; img-src data:; sandbox")
    .header('Cache-Control', 'private, no-cache');
}
