import type { Readable } from 'node:stream';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { BATCH } from '@ringtag/contracts';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { IdParam } from '../../platform/http/id-param';
import { uploadChunks } from '../../platform/http/upload';
import { Answers } from '../../platform/open-api/answers';
import { ImportDto, ImportQuery } from './item-import.dto';
import { ItemImportService } from './item-import.service';

@RequireAuthority('admin')
@Controller('projects/:projectId/items/import')
export class ItemsImportController {
  constructor(private readonly imports: ItemImportService) {}

  /**
   * Import codes from a file for spreadsheets. Takes the file itself as the body; `dryRun` only tells what would
   * change.
   */
  @Post()
  @BulkAnswer()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @Answers(ImportDto, 'file_refused')
  import(
    @IdParam('projectId') projectId: string,
    @Query() { dryRun }: ImportQuery,
    @Body() body: Readable,
  ): Promise<ImportDto> {
    return this.imports.import(projectId, uploadChunks(body, BATCH.maxBytes), dryRun === 'true');
  }
}
