import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { QR_LIMITS, type QrDrawing } from '@ringtag/qr';
import type { FastifyReply } from 'fastify';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Reply } from '../../platform/http/reply';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemSelection } from '../items/item-selection';
import { QrPngQuery } from '../qr/qr-design.dto';
import { QrDesignsService } from '../qr/qr-designs.service';
import { AnswersQr, qrFile } from '../qr/qr-file';
import { answerThumbnail, ThumbnailQuery } from '../qr/thumbnail-answer';

/** The QR code of any code: files with the design of its preset, and the small picture of lists. */
@RequireAuthority('admin')
@Controller('items/:id')
export class ItemQrController {
  constructor(
    private readonly items: ItemSelection,
    private readonly designs: QrDesignsService,
  ) {}

  /** Download the QR code of a code as SVG. It looks as its preset says. */
  @Get('qr.svg')
  @AnswersQr('svg')
  async svg(@IdParam() id: string): Promise<StreamableFile> {
    return qrFile(await this.draw(id), 'svg', QR_LIMITS.pdf.default);
  }

  /** Download the QR code of a code as PNG. It looks as its preset says. */
  @Get('qr.png')
  @AnswersQr('png')
  async png(@IdParam() id: string, @Query() { size }: QrPngQuery): Promise<StreamableFile> {
    return qrFile(await this.draw(id), 'png', size);
  }

  /** Get a small picture of a code, of its owner's design or its preset. Lists of codes have its address. */
  @Get('thumbnail.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async thumbnail(
    @IdParam() id: string,
    @Query() query: ThumbnailQuery,
    @Reply() reply: FastifyReply,
  ): Promise<Buffer> {
    return answerThumbnail(await this.designs.getThumbnail(await this.items.get(id)), query, reply);
  }

  private async draw(id: string): Promise<{ alias: string; drawing: QrDrawing }> {
    const item = await this.items.get(id);
    return { alias: item.alias, drawing: this.designs.draw(item.alias, await this.designs.findPreset(item)) };
  }
}
