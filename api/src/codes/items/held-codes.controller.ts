import { Controller, Get, Query } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { PageQuery } from '../../platform/http/list.dto';
import { Answers } from '../../platform/open-api/answers';
import { HeldCodeListDto } from './item-detail.dto';
import { ItemDetailsService } from './item-details.service';

@RequireAuthority('admin')
@Controller('users')
export class HeldCodesController {
  constructor(private readonly details: ItemDetailsService) {}

  /** List the codes that an account holds now. Those that were made last come first. */
  @Get(':id/codes')
  @Answers(HeldCodeListDto)
  list(@IdParam() id: string, @Query() query: PageQuery): Promise<HeldCodeListDto> {
    return this.details.listHeld(id, query);
  }
}
