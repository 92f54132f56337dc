import type { FastifyReply } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';

export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const SOURCE_MAP = /\.map$/i;

/** Sends a built file. A name with a hash always has the same content. Source maps are sent to nobody. */
export function sendAsset(reply: FastifyReply, root: string, file: string): FastifyReply {
  if (SOURCE_MAP.test(file)) throw new DomainError('not_found');
  void reply.header('Cache-Control', HASHED.test(file) ? FOREVER : REVALIDATE);
  return reply.sendFile(file, root);
}
