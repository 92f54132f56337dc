import { Readable } from 'node:stream';
import { Body, Controller, Post, type StreamableFile } from '@nestjs/common';
import { PLAIN_DESIGN, QR_LIMITS, type QrDrawing } from '@ringtag/qr';
import chunk from 'lodash/chunk';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { toAttachment } from '../../platform/http/attachment';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { ItemSelection } from '../items/item-selection';
import type { ItemDto } from '../items/item.dto';
import { QrDesignsService } from '../qr/qr-designs.service';
import { drawQrFile } from '../qr/qr-file';
import { assertDrawable } from '../qr/text-outline';
import { SheetPrinter } from './sheet-printer';
import { CodesZipDto, SheetDto } from './sheet.dto';
import { zipped, type ZippedFile } from './zip';

/** Pictures that are drawn at the same time: a small server has two cores. */
const AT_ONCE = 2;

/** Codes of a project on sheets of labels, and as pictures for use in other programs. */
@RequireAuthority('admin')
@Controller('projects/:projectId')
export class PrintingController {
  constructor(
    private readonly selection: ItemSelection,
    private readonly printer: SheetPrinter,
    private readonly designs: QrDesignsService,
    private readonly clock: Clock,
  ) {}

  /** Print codes of a project on sheets of labels. They come in the order in which they were made. */
  @Post('sheet.pdf')
  @OperationGroup('Sheets')
  @AnswersFile('application/pdf', 'not_found')
  async print(@IdParam('projectId') projectId: string, @Body() body: SheetDto): Promise<StreamableFile> {
    const settings = await this.printer.readSettings(body);
    assertDrawable('caption', body.caption);
    const steps = await this.selection.readPrintable(projectId, body.filter, body.itemIds);
    return this.printer.print(settings, this.drawLabels(steps, body.caption));
  }

  /** Download codes of a project as pictures. They come in the order in which they were made. */
  @Post('codes.zip')
  @OperationGroup('CodesZip')
  @AnswersFile('application/zip')
  async download(
    @IdParam('projectId') projectId: string,
    @Body() body: CodesZipDto,
  ): Promise<StreamableFile> {
    const steps = await this.selection.readPrintable(projectId, body.filter, body.itemIds);
    const files = Readable.from(zipped(this.drawFiles(steps, body), this.clock.now()));
    return toAttachment(files, 'application/zip', `codes-${body.format}.zip`);
  }

  private async *drawLabels(
    steps: AsyncIterable<ItemDto[]>,
    caption: string | undefined,
  ): AsyncGenerator<QrDrawing> {
    for await (const items of steps) {
      const designs = await this.designs.findPresets(items);
      for (const { id, alias } of items) {
        const design = designs.get(id) ?? PLAIN_DESIGN;
        yield this.designs.draw(alias, { ...design, caption: caption ?? design.caption });
      }
    }
  }

  private async *drawFiles(
    steps: AsyncIterable<ItemDto[]>,
    { format, size }: CodesZipDto,
  ): AsyncGenerator<ZippedFile> {
    for await (const items of steps) {
      const designs = await this.designs.findPresets(items);
      const drawFile = async ({ id, alias }: ItemDto): Promise<ZippedFile> => {
        const code = { alias, drawing: this.designs.draw(alias, designs.get(id) ?? null) };
        const bytes = await drawQrFile(code, format, format === 'png' ? size : QR_LIMITS.pdf.default);
        return { name: `${alias}.${format}`, bytes, packed: format === 'png' };
      };
      for (const some of chunk(items, AT_ONCE)) yield* await Promise.all(some.map(drawFile));
    }
  }
}
