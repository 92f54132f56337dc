import { join } from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { BuildReader, REMOTE_NAME } from './builds';
import { listScanRemotes, type RemoteList, toListPath } from './first-view';
import { FOREVER, REVALIDATE, sendAsset } from './send-asset';

/** The files of the remotes, and lists of the remotes. Changed builds are noticed: a remote is deployed without a restart. */
@ApiExcludeController()
@Public()
@Controller()
export class RemotesController {
  constructor(
    private readonly builds: BuildReader,
    private readonly server: ServerConfig,
  ) {}

  @Get('/_mf/:name/*')
  sendFile(@Param('name') name: string, @Param('*') file: string, @Res() reply: FastifyReply): FastifyReply {
    if (!REMOTE_NAME.test(name)) throw new DomainError('not_found');
    return sendAsset(reply, join(this.server.webRoot, name, 'dist'), file);
  }

  @Get('/remotes.json')
  @Header('Cache-Control', REVALIDATE)
  async list(): Promise<RemoteList> {
    const current = await this.builds.get();
    return { remotes: current?.remotes.map(({ remote }) => remote) ?? [] };
  }

  /** The list at an address of its own. Who has loaded a page before a deployment gets the list of now. */
  @Get('/remotes.:hash(^[0-9a-f]+).json')
  async listForPage(@Reply() reply: FastifyReply): Promise<RemoteList> {
    const current = await this.builds.get();
    if (!current) throw new DomainError('not_found');
    const list = listScanRemotes(current);
    void reply.header('Cache-Control', reply.request.url === toListPath(list) ? FOREVER : REVALIDATE);
    return list;
  }
}
