import { Readable } from 'node:stream';
import { Body, Controller, Logger, Post, StreamableFile } from '@nestjs/common';
import { type LabelLayout, labelsPerPage, LAYOUT_OF_PAGE } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { ValidationError } from '../../platform/errors/domain-error';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemSelection } from '../items/item-selection';
import type { ItemDto } from '../items/item.dto';
import { LabelLayoutsService } from '../label-layouts/label-layouts.service';
import { QrDesignsService } from '../qr/qr-designs.service';
import { assertDrawable } from '../qr/text-outline';
import { LabelSheet } from './label-sheet';
import { SheetDto } from './sheet.dto';

/** Codes of a project on sheets of labels. */
@RequireAuthority('admin')
@Controller('projects/:projectId/sheet.pdf')
export class SheetsController {
  private readonly logger = new Logger('Sheets');

  constructor(
    private readonly selection: ItemSelection,
    private readonly layouts: LabelLayoutsService,
    private readonly designs: QrDesignsService,
  ) {}

  /** Print codes of a project on sheets of labels. They come in the order in which they were made. */
  @Post()
  @AnswersFile('application/pdf', 'not_found')
  async print(@IdParam('projectId') projectId: string, @Body() body: SheetDto): Promise<StreamableFile> {
    const layout = await this.getLayout(body);
    assertDrawable('caption', body.caption);
    const steps = await this.selection.readPrintable(projectId, body.filter, body.itemIds);
    const { startAt, offsetX: x, offsetY: y, cutMarks } = body;
    const sheet = await LabelSheet.start({ layout, startAt, offset: { x, y }, cutMarks }, 'Ringtag');
    void this.fill(sheet, steps, body.caption);
    return new StreamableFile(Readable.from(sheet.document), {
      type: 'application/pdf',
      disposition: 'attachment; filename="ringtag-labels.pdf"',
    });
  }

  /** Runs while the file is being sent. An error ends the download early. */
  private async fill(
    sheet: LabelSheet,
    steps: AsyncIterable<ItemDto[]>,
    caption: string | undefined,
  ): Promise<void> {
    try {
      for await (const items of steps) {
        const designs = await this.designs.findPresets(items);
        const drawItem = ({ id, alias }: ItemDto) => {
          const design = designs.get(id) ?? PLAIN_DESIGN;
          return this.designs.draw(alias, { ...design, caption: caption ?? design.caption });
        };
        await sheet.add(items.map(drawItem));
      }
      sheet.document.end();
    } catch (error) {
      this.logger.error({ msg: 'A sheet of labels could not be finished', err: error });
      sheet.document.destroy();
    }
  }

  private async getLayout({ layout, layoutId, pageSize = 'A4', startAt }: SheetDto): Promise<LabelLayout> {
    const chosen = (await this.layouts.get(layoutId ?? layout ?? LAYOUT_OF_PAGE[pageSize])).layout;
    if (startAt <= labelsPerPage(chosen)) return chosen;
    const message = `This sheet has ${labelsPerPage(chosen)} labels`;
    throw new ValidationError([{ field: 'startAt', code: 'max', message }]);
  }
}
