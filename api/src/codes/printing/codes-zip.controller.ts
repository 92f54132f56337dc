import { Readable } from 'node:stream';
import { Body, Controller, Post, StreamableFile } from '@nestjs/common';
import { QR_LIMITS } from '@ringtag/qr';
import chunk from 'lodash/chunk';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemSelection } from '../items/item-selection';
import type { ItemDto } from '../items/item.dto';
import { QrDesignsService } from '../qr/qr-designs.service';
import { drawQrFile } from '../qr/qr-file';
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
    return new StreamableFile(Readable.from(zipped(this.drawFiles(steps, body), this.clock.now())), {
      type: 'application/zip',
      disposition: `attachment; filename="ringtag-codes-${body.format}.zip"`,
    });
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
