import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LOCALES, RELEASE_PATH, RELEASE_TYPES, REMOTE_NAME, type RemoteList } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { SiteSettings } from '../../records';
import { chooseEncoding } from './content-encoding';
import { listRemotes, listScanRemotes, toListPath } from './first-view';
import { readLanguage } from './reader-language';
import type { ReleasedFile } from './release-source';
import { SeenBuilds } from './seen-builds';
import { FOREVER, REVALIDATE, sendAsset } from './send-asset';

/** The files of the remotes, and lists of the remotes. Changed builds are noticed: a remote is deployed without a restart. */
@ApiExcludeController()
@Public()
@Controller()
export class RemotesController {
  constructor(
    private readonly builds: SeenBuilds,
    private readonly server: ServerConfig,
    private readonly site: SiteSettings,
  ) {}

  @Get('/_mf/:name/*')
  async sendFile(
    @Param('name') name: string,
    @Param('*') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!REMOTE_NAME.test(name)) throw new DomainError('not_found');
    const folder = join(this.server.webRoot, name, 'dist');
    if (RELEASE_PATH.test(file)) {
      const released = (await isThere(join(folder, file)))
        ? undefined
        : await this.builds.findFile(name, file, request);
      if (released) return sendReleased(reply, file, released);
    } else {
      const described = await this.builds.findDescription(name, file, request);
      if (described)
        return reply
          .header('Cache-Control', described.shown ? REVALIDATE : UNSHOWN)
          .type(RELEASE_TYPES.json)
          .send(described.text);
    }
    return sendAsset(reply, folder, file);
  }

  /** In the language that the query names, or in that of the reader. */
  @Get('/remotes.json')
  @Header('Cache-Control', REVALIDATE)
  @Header('Vary', 'Accept-Language, Cookie')
  async list(@Req() request: FastifyRequest): Promise<RemoteList> {
    const current = await this.builds.findServed(request);
    const { languages } = await this.site.get();
    return listRemotes(current?.remotes ?? [], readLanguage(request, languages));
  }

  /** The list at an address of its own. Who has loaded a page before a deployment gets the list of now. */
  @Get('/remotes.:hash(^[0-9a-f]+).json')
  async listForPage(@Reply() reply: FastifyReply): Promise<RemoteList> {
    const { request } = reply;
    const builds = await this.builds.listNamed(request);
    const [current] = builds;
    if (!current) throw new DomainError('not_found');
    const lists = builds.flatMap((each) => LOCALES.map((locale) => listScanRemotes(each, locale)));
    const named = lists.find((list) => toListPath(list) === request.url);
    void reply.header('Cache-Control', named ? FOREVER : REVALIDATE);
    return named ?? listScanRemotes(current, readLanguage(request));
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const decompress = promisify(brotliDecompress);

/** No cache may keep for others what only one administrator may see. */
const UNSHOWN = 'private, no-store';

async function sendReleased(
  reply: FastifyReply,
  file: string,
  { body, shown }: ReleasedFile,
): Promise<FastifyReply> {
  const ending = file.slice(file.lastIndexOf('.') + 1) as keyof typeof RELEASE_TYPES;
  void reply.headers({ 'Cache-Control': shown ? FOREVER : UNSHOWN, Vary: 'Accept-Encoding' });
  void reply.type(RELEASE_TYPES[ending]);
  if (chooseEncoding(reply.request.headers, ['br']) === 'identity') return reply.send(await decompress(body));
  return reply.header('Content-Encoding', 'br').send(body);
}
