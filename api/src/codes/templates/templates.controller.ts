import { Body, Controller, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { Answers } from '../../platform/open-api/answers';
import { AsksForCode } from '../scan-pages/asked-code';
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
  @AsksForCode()
  @Answers(TemplateDto, 'not_found', 'not_activated')
  async save(
    @UserId() userId: string,
    @Body() body: TemplateDto,
    @Req() request: FastifyRequest,
  ): Promise<TemplateDto> {
    const { itemId } = await this.pages.get(request);
    return this.templates.save(itemId, userId, body);
  }
}
