import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemsService } from '../items/items.service';
import { MyCodeSelection } from '../my-codes/my-code-selection';
import { answerThumbnail, ThumbnailQuery } from './thumbnail-answer';
import { Thumbnails } from './thumbnails';

/** Small pictures of codes, for lists. */
@Controller()
export class ThumbnailsController {
  constructor(
    private readonly codes: MyCodeSelection,
    private readonly items: ItemsService,
    private readonly thumbnails: Thumbnails,
  ) {}

  /** Get a small picture of one's own code. The list of one's codes has its address. */
  @RequireAuthority('user')
  @Get('my-codes/:id/thumbnail.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async own(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() query: ThumbnailQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { item } = await this.codes.getHeld(viewer.userId, id);
    return answerThumbnail(await this.thumbnails.get(item), query, reply);
  }

  /** Get a small picture of any code, of its owner's design or its preset. Lists of codes have its address. */
  @RequireAuthority('admin')
  @Get('items/:id/thumbnail.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async any(
    @IdParam() id: string,
    @Query() query: ThumbnailQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return answerThumbnail(await this.thumbnails.get(await this.items.get(id)), query, reply);
  }
}
