import { join } from 'node:path';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LOCALES, type RemoteList } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { SiteSettings } from '../../records';
import { BuildReader, REMOTE_NAME } from './builds';
import { listRemotes, listScanRemotes, toListPath } from './first-view';
import { readLanguage } from './reader-language';
import { FOREVER, REVALIDATE, sendAsset } from './send-asset';

/** The files of the remotes, and lists of the remotes. Changed builds are noticed: a remote is deployed without a restart. */
@ApiExcludeController()
@Public()
@Controller()
export class RemotesController {
  constructor(
    private readonly builds: BuildReader,
    private readonly server: ServerConfig,
    private readonly site: SiteSettings,
  ) {}

  @Get('/_mf/:name/*')
  sendFile(@Param('name') name: string, @Param('*') file: string, @Res() reply: FastifyReply): FastifyReply {
    if (!REMOTE_NAME.test(name)) throw new DomainError('not_found');
    return sendAsset(reply, join(this.server.webRoot, name, 'dist'), file);
  }

  /** In the language that the query names, or in that of the reader. */
  @Get('/remotes.json')
  @Header('Cache-Control', REVALIDATE)
  @Header('Vary', 'Accept-Language, Cookie')
  async list(@Req() request: FastifyRequest): Promise<RemoteList> {
    const current = await this.builds.get();
    const { languages } = await this.site.get();
    return listRemotes(current?.remotes ?? [], readLanguage(request, languages));
  }

  /** The list at an address of its own. Who has loaded a page before a deployment gets the list of now. */
  @Get('/remotes.:hash(^[0-9a-f]+).json')
  async listForPage(@Reply() reply: FastifyReply): Promise<RemoteList> {
    const current = await this.builds.get();
    if (!current) throw new DomainError('not_found');
    const { request } = reply;
    const named = LOCALES.map((locale) => listScanRemotes(current, locale)).find(
      (list) => toListPath(list) === request.url,
    );
    void reply.header('Cache-Control', named ? FOREVER : REVALIDATE);
    return named ?? listScanRemotes(current, readLanguage(request));
  }
}
