import type { FastifyReply } from 'fastify';

export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;

/** Sends a built file. A name with a hash always has the same content. */
export function sendAsset(reply: FastifyReply, root: string, file: string): FastifyReply {
  void reply.header('Cache-Control', HASHED.test(file) ? FOREVER : REVALIDATE);
  return reply.sendFile(file, root);
}
