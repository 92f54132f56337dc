import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BATCH } from '@ringtag/contracts';
import type { Readable } from 'node:stream';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { uploadChunks } from '../../platform/http/upload';
import { ImportDto, ImportQuery } from './item-import.dto';
import { ItemImportService } from './item-import.service';

@ApiTags('items')
@RequireAuthority('admin')
@Controller('projects/:projectId/items/import')
export class ItemsImportController {
  constructor(private readonly imports: ItemImportService) {}

  /** Takes the file itself as the body. */
  @Post()
  @BulkAnswer()
  @HttpCode(200)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @ApiOkResponse({ type: ImportDto })
  import(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Query() { dryRun }: ImportQuery,
    @Body() body: Readable,
  ): Promise<ImportDto> {
    return this.imports.import(projectId, uploadChunks(body, BATCH.maxBytes), dryRun === 'true');
  }
}
