import { Body, Controller, Delete, Get, Header, Put, Query, Res } from '@nestjs/common';
import { QR_LIMITS } from '@ringtag/qr';
import type { FastifyReply } from 'fastify';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersFile, AnswersNothing } from '../../platform/open-api/answers';
import { PresetDesigns } from '../presets/preset-designs';
import { QrDesignDto, QrPdfQuery, QrPngQuery } from '../qr/qr-design.dto';
import { QrDesignsService } from '../qr/qr-designs.service';
import { asFile } from '../qr/qr-file';
import { qrPdf } from '../qr/qr-pdf';
import { qrPng } from '../qr/qr-png';
import { qrSvgFile } from '../qr/qr-svg';
import { answerThumbnail, ThumbnailQuery } from '../thumbnails/thumbnail-answer';
import { Thumbnails } from '../thumbnails/thumbnails';
import { MyCodeSelection } from './my-code-selection';

/** The QR code of a code that the signed-in user owns, with the owner's design. */
@RequireAuthority('user')
@Controller('my-codes/:id')
export class MyCodeQrController {
  constructor(
    private readonly codes: MyCodeSelection,
    private readonly designs: QrDesignsService,
    private readonly presets: PresetDesigns,
    private readonly thumbnails: Thumbnails,
  ) {}

  /** Download the QR code of one's own code as SVG. */
  @Get('qr.svg')
  @Header('Content-Type', 'image/svg+xml')
  @AnswersFile('image/svg+xml')
  async svg(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { drawing } = await this.file(viewer, id, reply, 'svg');
    return qrSvgFile(drawing, QR_LIMITS.pdf.default);
  }

  /** Download the QR code of one's own code as PNG. */
  @Get('qr.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async png(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() { size }: QrPngQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { drawing } = await this.file(viewer, id, reply, 'png');
    return qrPng(drawing, size);
  }

  /** Download the QR code of one's own code as PDF. */
  @Get('qr.pdf')
  @Header('Content-Type', 'application/pdf')
  @AnswersFile('application/pdf')
  async pdf(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() { size }: QrPdfQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { alias, drawing } = await this.file(viewer, id, reply, 'pdf');
    return qrPdf(drawing, size, alias);
  }

  /** Get a small picture of one's own code. `GET /my-codes` answers the address of each picture. */
  @Get('thumbnail.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async thumbnail(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() query: ThumbnailQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { item } = await this.codes.getHeld(viewer.userId, id);
    return answerThumbnail(await this.thumbnails.get(item), query, reply);
  }

  /** Save the design of one's own code. Refused when phones could not read the finished code. */
  @Put('design')
  @Answers(QrDesignDto, 'design_refused', 'not_activated')
  async design(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() body: QrDesignDto,
  ): Promise<QrDesignDto> {
    const { item } = await this.codes.getHeld(viewer.userId, id);
    return this.designs.save(viewer.userId, item, body);
  }

  /** Remove the design of one's own code. It looks as at first again. */
  @Delete('design')
  @AnswersNothing('not_activated')
  async reset(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    await this.codes.getHeld(viewer.userId, id);
    await this.designs.reset(viewer.userId, id);
  }

  /** The drawing of a code. Sets the headers of a download. */
  private async file({ userId }: Viewer, id: string, reply: FastifyReply, extension: string) {
    const { item, activation } = await this.codes.getHeld(userId, id);
    const design = (await this.designs.find(activation.id)) ?? (await this.presets.find(item));
    const drawing = this.designs.draw(item.alias, design);
    asFile(reply, item.alias, extension);
    return { alias: item.alias, drawing };
  }
}
