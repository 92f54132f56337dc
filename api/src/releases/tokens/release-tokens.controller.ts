import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_REFUSALS, toClient } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { CreatedReleaseTokenDto, NewReleaseTokenDto, ReleaseTokenListDto } from './release-token.dto';
import { ReleaseTokens } from './release-tokens.service';

@RequireAuthority('admin')
@Controller('release-tokens')
export class ReleaseTokensController {
  constructor(private readonly tokens: ReleaseTokens) {}

  /** List the tokens that upload releases, the revoked ones too. */
  @Get()
  @Answers(ReleaseTokenListDto)
  async list(): Promise<ReleaseTokenListDto> {
    return { items: await this.tokens.list() };
  }

  /** Make a token that uploads releases of one remote and may do nothing else. */
  @Post()
  @AnswersCreated(CreatedReleaseTokenDto, ...ACCOUNT_REFUSALS)
  create(
    @CurrentViewer() viewer: Viewer,
    @Body() body: NewReleaseTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<CreatedReleaseTokenDto> {
    return this.tokens.create(viewer, body, toClient(request));
  }

  /** Revoke a token. What it has uploaded stays. */
  @Delete(':id')
  @AnswersNothing()
  revoke(@IdParam() id: string): Promise<void> {
    return this.tokens.revoke(id);
  }
}
