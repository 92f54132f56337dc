import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { PageQuery } from '../../platform/http/list.dto';
import { HeldCodeListDto } from './held-codes.dto';
import { HeldCodesService } from './held-codes.service';

@ApiTags('users')
@RequireAuthority('admin')
@Controller('users')
export class HeldCodesController {
  constructor(private readonly held: HeldCodesService) {}

  /** The codes that an account holds now, those that were made last first. */
  @Get(':id/codes')
  @ApiOkResponse({ type: HeldCodeListDto })
  list(@Param('id', ParseUUIDPipe) id: string, @Query() query: PageQuery): Promise<HeldCodeListDto> {
    return this.held.list(id, query);
  }
}
