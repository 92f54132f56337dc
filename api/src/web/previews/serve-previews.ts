import { type Locale, LOCALES, normalizeAlias } from '@ringtag/contracts';
import type { Preview } from '@ringtag/scan-card/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ScanPages } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { toAddressBucket } from '../../records';
import { type CodeRoute, cardPath } from '../scan/scan-path';
import type { PreviewPictures } from './preview-pictures';

export interface PreviewOptions {
  previews: PreviewPictures;
  pages: ScanPages;
}

type PlainPicture = Exclude<Preview['picture'], 'contact'>;
const NAME = /^(brand|lost)-([a-z]+)\.png$/;

/** One picture for everybody, which changes with a release. */
const A_DAY = 'public, max-age=86400';
/** As the photo in it: gone a minute after its owner has removed it, and in no cache between. */
const A_MINUTE = 'private, max-age=60, must-revalidate';

/** The path of the picture of a page that is not a contact. */
export function plainPreviewPath(kind: PlainPicture, locale: Locale): string {
  return `/preview/${kind}-${locale}.png`;
}

/** The path of the picture of a contact; `version` changes with what it shows. */
export function contactPreviewPath(alias: string, version: string): string {
  return `${cardPath(alias)}/preview.png?v=${version}`;
}

/** The pictures that messengers show of links. Asking for one is no scan. */
export function servePreviews(fastify: FastifyInstance, { previews, pages }: PreviewOptions): void {
  fastify.get<{ Params: { name: string } }>('/preview/:name', async ({ params, ip }, reply) => {
    const [, kind, language] = NAME.exec(params.name) ?? [];
    const locale = LOCALES.find((known) => known === language);
    if (!kind || !locale) throw new DomainError('not_found');
    return sendPicture(
      reply,
      A_DAY,
      await previews.getPlain(kind as PlainPicture, locale, toAddressBucket(ip)),
    );
  });
  fastify.get<CodeRoute>('/scan/:alias/preview.png', async ({ params, ip }, reply) => {
    const page = await pages.get(normalizeAlias(params.alias), ip);
    if (page.shown.pageKind !== 'contact') throw new DomainError('not_found');
    return sendPicture(reply, A_MINUTE, await previews.getContact(page.shown, toAddressBucket(ip)));
  });
}

function sendPicture(reply: FastifyReply, caching: string, picture: Buffer): FastifyReply {
  return reply
    .headers({
      'Cache-Control': caching,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/png',
    })
    .send(picture);
}
