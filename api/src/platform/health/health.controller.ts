import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators';
import { unavailable } from '../http/domain-error';
import { EnumField } from '../http/fields';
import { Readiness } from './readiness';

class HealthDto {
  @EnumField(['ok'], 'HealthStatus')
  status!: 'ok';
}

@ApiTags('operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs; says nothing about what it depends on. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The process can serve: 503 while the database does not answer or a shutdown is under way. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  async ready(): Promise<HealthDto> {
    if (!(await this.readiness.isReady())) throw unavailable();
    return { status: 'ok' };
  }
}
