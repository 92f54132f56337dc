import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { EndedShareLoadDto, NewShareLoadDto, ShareLoadDto } from './share-load.dto';
import { ShareLoads } from './share-loads';

@Public()
@Controller('share-loads')
export class ShareLoadsController {
  constructor(private readonly loads: ShareLoads) {}

  /**
   * Report that this browser begins to load a release which a share is shown. For browsers of everybody. Only a
   * hash of the network is stored, for at most two hours.
   */
  @Post()
  @AnswersCreated(ShareLoadDto, 'not_found', 'too_many_requests')
  begin(@Body() { remote, number }: NewShareLoadDto, @Req() { ip }: FastifyRequest): Promise<ShareLoadDto> {
    return this.loads.begin(remote, number, ip);
  }

  /** Report, once, whether it finished. Where it fails in five networks, and in most of all, nobody is shown the release. */
  @Put(':id')
  @AnswersNothing('not_found')
  end(@IdParam() id: string, @Body() { finished }: EndedShareLoadDto): Promise<void> {
    return this.loads.end(id, finished);
  }
}
