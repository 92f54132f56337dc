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
   * Report that this browser begins to load a release which a share is shown. For browsers of everybody. Nothing is stored
   * about who reports but a hash of the network, for at most two hours.
   */
  @Post()
  @AnswersCreated(ShareLoadDto, 'not_found', 'too_many_requests')
  begin(@Body() { remote, number }: NewShareLoadDto, @Req() { ip }: FastifyRequest): Promise<ShareLoadDto> {
    return this.loads.begin(remote, number, ip);
  }

  /** Report, once, whether it finished. Where browsers of five networks fail, and most do, nobody is shown the release. */
  @Put(':id')
  @AnswersNothing('not_found')
  end(@IdParam() id: string, @Body() { finished }: EndedShareLoadDto): Promise<void> {
    return this.loads.end(id, finished);
  }
}
