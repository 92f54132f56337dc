import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  HttpCode,
  Logger,
  Param,
  ParseUUIDPipe,
  Post,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LABEL_LAYOUTS, type LabelLayout, labelsPerPage, LAYOUT_OF_PAGE, SHEET } from '@ringtag/contracts';
import type { ItemDto } from '../items/item.dto';
import { ItemSelection } from '../items/item-selection';
import { RequireAuthority } from '../platform/access/access.decorators';
import { ValidationError } from '../platform/http/domain-error';
import { LabelSheet } from './label-sheet';
import { QrDesignsService } from './qr-designs.service';
import { SheetDto } from './sheet.dto';

/** Codes of a project on sheets of labels. */
@ApiTags('projects')
@RequireAuthority('admin')
@Controller('projects/:projectId/sheet.pdf')
export class SheetsController {
  private readonly logger = new Logger('Sheets');

  constructor(
    private readonly selection: ItemSelection,
    private readonly designs: QrDesignsService,
  ) {}

  /** In the order in which the codes were made. The file is written while it is sent. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async print(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Body() body: SheetDto,
  ): Promise<StreamableFile> {
    const layout = layoutOf(body);
    const selected = await this.selection.of(projectId, body.filter ?? {}, body.itemIds);
    const count = await selected.clone().getCount();
    if (count === 0 || count > SHEET.codes.max) {
      const message = `Choose 1 to ${SHEET.codes.max} codes; these are ${count}`;
      throw new ValidationError([{ field: 'filter', code: 'count', message }]);
    }
    const { startAt, offsetX: x, offsetY: y, cutMarks } = body;
    const sheet = await LabelSheet.start({ layout, startAt, offset: { x, y }, cutMarks }, 'Ringtag');
    void this.fill(sheet, this.selection.inSteps(selected));
    return new StreamableFile(Readable.from(sheet.document), {
      type: 'application/pdf',
      disposition: 'attachment; filename="ringtag-labels.pdf"',
    });
  }

  /** What fails after the first byte cuts the download off. */
  private async fill(sheet: LabelSheet, steps: AsyncIterable<ItemDto[]>): Promise<void> {
    try {
      for await (const items of steps)
        await sheet.add(items.map(({ alias }) => this.designs.draw(alias, null)));
      sheet.document.end();
    } catch (error) {
      this.logger.error({ msg: 'A sheet of labels could not be finished', err: error });
      sheet.document.destroy();
    }
  }
}

function layoutOf({ layout, pageSize = 'A4', startAt }: SheetDto): LabelLayout {
  const chosen = LABEL_LAYOUTS[layout ?? LAYOUT_OF_PAGE[pageSize]];
  if (startAt <= labelsPerPage(chosen)) return chosen;
  const message = `This sheet has ${labelsPerPage(chosen)} labels`;
  throw new ValidationError([{ field: 'startAt', code: 'max', message }]);
}
