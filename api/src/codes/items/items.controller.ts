import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { BATCH } from '@ringtag/contracts';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { csvFile } from '../../platform/http/csv';
import { IdParam } from '../../platform/http/id-param';
import { PageQuery } from '../../platform/http/list.dto';
import { uploadChunks } from '../../platform/http/upload';
import { Answers, AnswersCreated, AnswersFile, AnswersNothing } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { CodeScansDto, CodeScansQuery } from '../scan-counts/code-scans.dto';
import { ItemBatchesService } from './item-batches.service';
import { ItemChanges } from './item-changes';
import { ITEM_COLUMNS } from './item-columns';
import { HeldCodeListDto, ItemActivationListDto, ItemDetailDto } from './item-detail.dto';
import { ItemDetailsService } from './item-details.service';
import { ImportDto, ImportQuery } from './item-import.dto';
import { ItemImportService } from './item-import.service';
import { ItemSelection } from './item-selection';
import {
  BulkItemsAnswerDto,
  BulkItemsDto,
  ChangeItemDto,
  CreatedItemsDto,
  FoundItemsDto,
  FoundItemsQuery,
  ItemExportQuery,
  ItemListDto,
  ItemListQuery,
  NewItemsDto,
} from './item.dto';

@RequireAuthority('admin')
@Controller()
export class ItemsController {
  constructor(
    private readonly batches: ItemBatchesService,
    private readonly changes: ItemChanges,
    private readonly details: ItemDetailsService,
    private readonly imports: ItemImportService,
    private readonly selection: ItemSelection,
    private readonly clock: Clock,
  ) {}

  /**
   * Import codes from a file for spreadsheets. Takes the file itself as the body; `dryRun` only tells what would
   * change.
   */
  @Post('projects/:projectId/items/import')
  @OperationGroup('ItemsImport')
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

  /** List the codes of a project. */
  @Get('projects/:projectId/items')
  @Answers(ItemListDto)
  list(@IdParam('projectId') projectId: string, @Query() query: ItemListQuery): Promise<ItemListDto> {
    return this.selection.list(projectId, query);
  }

  /**
   * Download the codes of a project for a spreadsheet. Holds everything that the list of the same query holds, oldest
   * first.
   */
  @Get('projects/:projectId/items.csv')
  @OperationGroup('ItemsCsv')
  @AnswersFile('text/csv')
  async download(
    @IdParam('projectId') projectId: string,
    @Query() { separator, ...filter }: ItemExportQuery,
  ): Promise<StreamableFile> {
    const steps = this.selection.walk(await this.selection.select(projectId, filter));
    return csvFile(`codes-${this.clock.today()}`, ITEM_COLUMNS, steps, { separator, lossless: true });
  }

  /** Make codes in a project. Send a number for random aliases, or list the codes. */
  @Post('projects/:projectId/items')
  @BulkAnswer()
  @AnswersCreated(CreatedItemsDto, 'alias_taken')
  create(@IdParam('projectId') projectId: string, @Body() body: NewItemsDto): Promise<CreatedItemsDto> {
    return this.batches.create(projectId, body);
  }

  /**
   * Change many codes of a project, or move them to another one. Those that cannot be changed are counted by
   * reason and left as they are.
   */
  @Post('projects/:projectId/items/bulk')
  @BulkAnswer()
  @Answers(BulkItemsAnswerDto)
  changeMany(
    @IdParam('projectId') projectId: string,
    @Body() body: BulkItemsDto,
  ): Promise<BulkItemsAnswerDto> {
    return this.changes.changeMany(projectId, body);
  }

  /** Find codes of all projects by how their alias begins or by a part of their label: the first ten. */
  @Get('items')
  @Answers(FoundItemsDto)
  find(@Query() { q }: FoundItemsQuery): Promise<FoundItemsDto> {
    return this.selection.find(q);
  }

  /** List the codes that an account holds now. Those that were made last come first. */
  @Get('users/:id/codes')
  @OperationGroup('HeldCodes')
  @Answers(HeldCodeListDto)
  listHeld(@IdParam() id: string, @Query() query: PageQuery): Promise<HeldCodeListDto> {
    return this.details.listHeld(id, query);
  }

  /** Get a code. */
  @Get('items/:id')
  @Answers(ItemDetailDto)
  get(@IdParam() id: string): Promise<ItemDetailDto> {
    return this.details.get(id);
  }

  /** List who held a code, the latest first. */
  @Get('items/:id/activations')
  @Answers(ItemActivationListDto)
  activations(@IdParam() id: string, @Query() query: PageQuery): Promise<ItemActivationListDto> {
    return this.details.listActivations(id, query);
  }

  /** Count the scans of a code by day. */
  @Get('items/:id/scans')
  @Answers(CodeScansDto)
  scans(@IdParam() id: string, @Query() { days }: CodeScansQuery): Promise<CodeScansDto> {
    return this.details.readScans(id, days);
  }

  /** Change a code. */
  @Patch('items/:id')
  @Answers(ItemDetailDto)
  async change(@IdParam() id: string, @Body() body: ChangeItemDto): Promise<ItemDetailDto> {
    await this.changes.changeOne(id, body);
    return this.details.get(id);
  }

  /** Delete a code that nobody has activated. */
  @Delete('items/:id')
  @AnswersNothing('codes_activated')
  delete(@IdParam() id: string): Promise<void> {
    return this.changes.delete(id);
  }
}
