import { Readable } from 'node:stream';
import { Body, Controller, Post, StreamableFile } from '@nestjs/common';
import { QR_LIMITS, type QrDrawing } from '@ringtag/qr';
import chunk from 'lodash/chunk';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemSelection } from '../items/item-selection';
import type { ItemDto } from '../items/item.dto';
import { PresetDesigns } from '../presets/preset-designs';
import { QrDesignsService } from '../qr/qr-designs.service';
import { qrPng } from '../qr/qr-png';
import { qrSvgFile } from '../qr/qr-svg';
import { CodesZipDto } from './codes-zip.dto';
import { zipped, type ZippedFile } from './zip';

/** Pictures that are drawn at the same time: a small server has two cores. */
const AT_ONCE = 2;

/** Codes of a project as pictures, for use in other programs. */
@RequireAuthority('admin')
@Controller('projects/:projectId/codes.zip')
export class CodesZipController {
  constructor(
    private readonly selection: ItemSelection,
    private readonly designs: QrDesignsService,
    private readonly presets: PresetDesigns,
    private readonly clock: Clock,
  ) {}

  /** Download codes of a project as pictures. They come in the order in which they were made. */
  @Post()
  @AnswersFile('application/zip')
  async download(
    @IdParam('projectId') projectId: string,
    @Body() body: CodesZipDto,
  ): Promise<StreamableFile> {
    const steps = await this.selection.readPrintable(projectId, body.filter, body.itemIds);
    const findDesign = await this.presets.prepare(projectId);
    const file = async (item: ItemDto) =>
      drawFile(item.alias, this.designs.draw(item.alias, await findDesign(item)), body);
    return new StreamableFile(Readable.from(zipped(drawFiles(steps, file), this.clock.now())), {
      type: 'application/zip',
      disposition: `attachment; filename="ringtag-codes-${body.format}.zip"`,
    });
  }
}

async function* drawFiles(
  steps: AsyncIterable<ItemDto[]>,
  file: (item: ItemDto) => Promise<ZippedFile>,
): AsyncGenerator<ZippedFile> {
  for await (const items of steps) {
    for (const some of chunk(items, AT_ONCE)) yield* await Promise.all(some.map(file));
  }
}

async function drawFile(
  alias: string,
  drawing: QrDrawing,
  { format, size }: CodesZipDto,
): Promise<ZippedFile> {
  const name = `${alias}.${format}`;
  if (format === 'png') return { name, bytes: await qrPng(drawing, size), packed: true };
  return { name, bytes: Buffer.from(qrSvgFile(drawing, QR_LIMITS.pdf.default)), packed: false };
}
