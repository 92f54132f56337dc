import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LOCALES } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ScanPages } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { DomainError } from '../../platform/errors/domain-error';
import { toStranger } from '../../records';
import type { PlainPicture } from './preview-paths';
import { PreviewPictures } from './preview-pictures';

const NAME = /^(brand|lost)-([a-z]+)\.png$/;

/** One picture for everybody, which changes with a release. */
const A_DAY = 'public, max-age=86400';
/** As the photo in it: gone a minute after its owner has removed it, and in no cache between. */
const A_MINUTE = 'private, max-age=60, must-revalidate';

/** The pictures that messengers show of links. Asking for one is no scan. */
@ApiExcludeController()
@Public()
@Controller()
export class PreviewsController {
  constructor(
    private readonly previews: PreviewPictures,
    private readonly pages: ScanPages,
  ) {}

  @Get('/preview/:name')
  async sendPlain(
    @Param('name') name: string,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [, kind, language] = NAME.exec(name) ?? [];
    const locale = LOCALES.find((known) => known === language);
    if (!kind || !locale) throw new DomainError('not_found');
    const picture = await this.previews.getPlain(kind as PlainPicture, locale, toStranger(ip));
    return sendPicture(reply, A_DAY, picture);
  }

  @Get('/scan/:alias/preview.png')
  async sendContact(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const { shown } = await this.pages.get(request);
    if (shown.pageKind !== 'contact') throw new DomainError('not_found');
    return sendPicture(reply, A_MINUTE, await this.previews.getContact(shown, toStranger(request.ip)));
  }
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
