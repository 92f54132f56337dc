import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { ScanPages } from '../scan-pages/scan-pages';
import { TemplateDto } from './template.dto';
import { TemplatesService } from './templates.service';

/** The owner's own texts of a scan page. */
@ApiTags('scan')
@RequireAuthority('user')
@Controller('scan/:alias/template')
export class TemplatesController {
  constructor(
    private readonly pages: ScanPages,
    private readonly templates: TemplatesService,
  ) {}

  /** Replaces the whole template; 404 for whoever does not hold the code. */
  @Put()
  @ApiOkResponse({ type: TemplateDto })
  async save(
    @Param('alias') alias: string,
    @CurrentViewer() viewer: Viewer,
    @Body() body: TemplateDto,
    @Req() request: FastifyRequest,
  ): Promise<TemplateDto> {
    const page = await this.pages.get(alias, request.ip);
    return this.templates.save(page, viewer.userId, body);
  }
}
