import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { SystemDto } from './system.dto';
import { SystemService } from './system.service';

@ApiTags('operations')
@RequireAuthority('admin')
@Controller('system')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Get()
  @ApiOkResponse({ type: SystemDto })
  get(): Promise<SystemDto> {
    return this.system.get();
  }
}
