import { Controller, Get } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Answers } from '../../platform/open-api/answers';
import { SystemDto } from './system.dto';
import { SystemService } from './system.service';

@RequireAuthority('admin')
@Controller('system')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  /** Get the state of the server. Tells what it runs on, and whether it can work. */
  @Get()
  @Answers(SystemDto)
  get(): Promise<SystemDto> {
    return this.system.get();
  }
}
