import { Body, Controller, Delete, Get, Param, Patch, Put, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_REFUSALS, toClient } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { AccountDeletionDto } from '../../self-service';
import { NumberParam } from '../number-param';
import { ReleasePreviews } from '../serving/release-previews';
import { ReleaseDecisions } from './release-decisions.service';
import { ChangeReleaseDto, ReleaseDto, ReleaseListDto } from './release.dto';

@RequireAuthority('admin')
@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly decisions: ReleaseDecisions,
    private readonly previews: ReleasePreviews,
  ) {}

  /** List the releases of all remotes: what ships with the server, and the latest that were uploaded. */
  @Get()
  @Answers(ReleaseListDto)
  async list(@Req() request: FastifyRequest): Promise<ReleaseListDto> {
    const previewed = await this.previews.find(request);
    return {
      items: await this.decisions.list(),
      previewed: previewed ? await this.decisions.findNumber(previewed.id) : null,
    };
  }

  /** See a release in this session alone, in place of what is served. */
  @Put(':remote/:number/only-for-me')
  @AnswersNothing(...ACCOUNT_REFUSALS, 'not_found')
  async preview(
    @CurrentViewer() viewer: Viewer,
    @Param('remote') remote: string,
    @NumberParam() number: number,
    @Body() proof: AccountDeletionDto,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const client = toClient(reply.request);
    const id = await this.decisions.getForPreview(viewer, { remote, number }, proof, client);
    this.previews.set(reply, viewer.sessionId, { remote, id });
  }

  /** See again what is served. */
  @Delete('only-for-me')
  @AnswersNothing()
  endPreview(@Reply() reply: FastifyReply): void {
    this.previews.clear(reply);
  }

  /**
   * Decide who sees a release: a share of the documents, everybody, or nobody. Refused when `version` is not the one that
   * is stored, while another release is shown to a share, and where nothing would be left to show.
   */
  @Patch(':remote/:number')
  @Answers(ReleaseDto, ...ACCOUNT_REFUSALS, 'not_found', 'outdated', 'share_taken', 'release_needed')
  change(
    @CurrentViewer() viewer: Viewer,
    @Param('remote') remote: string,
    @NumberParam() number: number,
    @Body() body: ChangeReleaseDto,
    @Req() request: FastifyRequest,
  ): Promise<ReleaseDto> {
    return this.decisions.change(viewer, { remote, number }, body, toClient(request));
  }
}
