import { Body, Controller, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { Answers } from '../../platform/open-api/answers';
import { ALIAS_REFUSALS, AliasParam } from '../scan-pages/alias-param';
import { ScanPages } from '../scan-pages/scan-pages';
import { TemplateDto } from './template.dto';
import { TemplatesService } from './templates.service';

/** The owner's own texts of a scan page. */
@RequireAuthority('user')
@Controller('scan/:alias/template')
export class TemplatesController {
  constructor(
    private readonly pages: ScanPages,
    private readonly templates: TemplatesService,
  ) {}

  /** Replace the owner's texts of a scan page. Answers 404 to anyone who does not hold the code. */
  @Put()
  @Answers(TemplateDto, ...ALIAS_REFUSALS, 'not_found', 'not_activated')
  async save(
    @AliasParam() alias: string,
    @UserId() userId: string,
    @Body() body: TemplateDto,
    @Req() request: FastifyRequest,
  ): Promise<TemplateDto> {
    const { itemId } = await this.pages.get(alias, request.ip);
    return this.templates.save(itemId, userId, body);
  }
}
