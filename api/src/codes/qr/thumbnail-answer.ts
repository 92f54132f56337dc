import type { FastifyReply } from 'fastify';
import { StringField } from '../../platform/http/fields';
import type { Thumbnail } from './qr-designs.service';

/** The query of a picture. */
export class ThumbnailQuery {
  @StringField({ optional: true, max: 64, description: 'The version in the address that a list gave' })
  v?: string;
}

/** The address of a picture, for the field of a list. */
export function thumbnailPath(list: 'items' | 'my-codes', id: string, { version }: Thumbnail): string {
  return `/api/${list}/${id}/thumbnail.png?v=${version}`;
}

/**
 * The bytes of a picture. A browser keeps them for a month if it asked for the current version. Otherwise its list is
 * older than the design: it keeps nothing under an address that means another picture.
 */
export function answerThumbnail(
  thumbnail: Thumbnail,
  { v }: ThumbnailQuery,
  reply: FastifyReply,
): Promise<Buffer> {
  const kept = v === thumbnail.version ? 'private, max-age=2592000, immutable' : 'private, no-cache';
  void reply.header('Cache-Control', kept);
  return thumbnail.draw();
}
