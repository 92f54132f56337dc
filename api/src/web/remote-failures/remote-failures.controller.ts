import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { AnswersNothing } from '../../platform/open-api/answers';
import { ReportedFailureDto } from './remote-failure.dto';
import { RemoteFailures } from './remote-failures';

@Public()
@Controller('remote-failures')
export class RemoteFailuresController {
  constructor(private readonly failures: RemoteFailures) {}

  /**
   * Report that a part of the site could not be shown. For browsers of everybody. It is counted, and nothing is stored
   * about who reports. Names of remotes that are not deployed are refused.
   */
  @Post()
  @AnswersNothing('not_found', 'too_many_requests')
  report(@Body() { remote, part }: ReportedFailureDto, @Req() { ip }: FastifyRequest): Promise<void> {
    return this.failures.report(remote, part, ip);
  }

  /** Report, without a body, that a remote could not be shown at all: what a scan page sends, where each byte counts. */
  @Post(':remote')
  @AnswersNothing('not_found', 'too_many_requests')
  reportRemote(@Param('remote') remote: string, @Req() { ip }: FastifyRequest): Promise<void> {
    return this.failures.report(remote, 'remote', ip);
  }
}
