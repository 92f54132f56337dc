import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { newUnavailableError } from '../errors/domain-error';
import { EnumField } from '../http/fields';
import { Answers } from '../open-api/answers';
import { Readiness } from './readiness';

class HealthDto {
  /** `read_only`: pages can be read, but the database accepts no changes. */
  @EnumField(['ok', 'read_only'], 'HealthStatus') status!: 'ok' | 'read_only';
}

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Tell whether the process runs. Says nothing about what it depends on. */
  @Get('live')
  @Answers(HealthDto)
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Tell whether the process can serve. Answers 503 while the database does not answer, and while a shutdown is under way. */
  @Get('ready')
  @Answers(HealthDto)
  async ready(): Promise<HealthDto> {
    if (!(await this.readiness.isReady())) throw newUnavailableError();
    return { status: this.readiness.isWritable ? 'ok' : 'read_only' };
  }
}
