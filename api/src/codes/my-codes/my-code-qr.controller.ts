import { buffer } from 'node:stream/consumers';
import { Body, Controller, Delete, Get, Header, Put, Query, type StreamableFile } from '@nestjs/common';
import { copiesLayout, countFitting } from '@ringtag/contracts';
import { PLAIN_DESIGN, QR_LIMITS, type QrDesign, type QrDrawing } from '@ringtag/qr';
import type { FastifyReply } from 'fastify';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { newFieldError } from '../../platform/errors/domain-error';
import { toAttachment } from '../../platform/http/attachment';
import { IdParam } from '../../platform/http/id-param';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersFile, AnswersNothing } from '../../platform/open-api/answers';
import { labelSheet } from '../printing/label-sheet';
import { CopiesQuery } from '../printing/sheet.dto';
import { QrDesignDto, QrPdfQuery, QrPngQuery } from '../qr/qr-design.dto';
import { QrDesignsService } from '../qr/qr-designs.service';
import { AnswersQr, qrFile } from '../qr/qr-file';
import { answerThumbnail, ThumbnailQuery } from '../qr/thumbnail-answer';
import { HeldCodes } from './held-codes';

/** The QR code of a code that the signed-in user owns, with the owner's design. */
@RequireAuthority('user')
@Controller('my-codes/:id')
export class MyCodeQrController {
  constructor(
    private readonly codes: HeldCodes,
    private readonly designs: QrDesignsService,
  ) {}

  /** Download the QR code of one's own code as SVG. */
  @Get('qr.svg')
  @AnswersQr('svg')
  async svg(@UserId() userId: string, @IdParam() id: string): Promise<StreamableFile> {
    return qrFile(await this.draw(userId, id), 'svg', QR_LIMITS.pdf.default);
  }

  /** Download the QR code of one's own code as PNG. */
  @Get('qr.png')
  @AnswersQr('png')
  async png(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() { size }: QrPngQuery,
  ): Promise<StreamableFile> {
    return qrFile(await this.draw(userId, id), 'png', size);
  }

  /** Download the QR code of one's own code as PDF. */
  @Get('qr.pdf')
  @AnswersQr('pdf')
  async pdf(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() { size }: QrPdfQuery,
  ): Promise<StreamableFile> {
    return qrFile(await this.draw(userId, id), 'pdf', size);
  }

  /** Download a sheet of paper with copies of one's own code, to be printed at 100 % and cut out. */
  @Get('sheet.pdf')
  @AnswersQr('pdf')
  async sheet(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() { paper, size, copies }: CopiesQuery,
  ): Promise<StreamableFile> {
    const fitting = countFitting(paper, size);
    if (copies > fitting) throw newFieldError('copies', 'max', `${fitting} of this size fit on the paper`);
    // Whoever cannot scan a copy types its alias.
    const { alias, drawing } = await this.draw(userId, id, { showAlias: true });
    const layout = copiesLayout(paper, size, copies);
    const settings = { layout, startAt: 1, offset: { x: 0, y: 0 }, cutMarks: true };
    const sheet = labelSheet(
      settings,
      alias,
      Array.from({ length: copies }, () => drawing),
    );
    return toAttachment(await buffer(sheet), 'application/pdf', `${alias}-${copies}x${size}mm.pdf`);
  }

  /** Get a small picture of one's own code. `GET /my-codes` answers the address of each picture. */
  @Get('thumbnail.png')
  @Header('Content-Type', 'image/png')
  @AnswersFile('image/png')
  async thumbnail(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() query: ThumbnailQuery,
    @Reply() reply: FastifyReply,
  ): Promise<Buffer> {
    const { item } = await this.codes.getHeld(userId, id);
    return answerThumbnail(await this.designs.getThumbnail(item), query, reply);
  }

  /** Save the design of one's own code. Refused when phones could not read the finished code. */
  @Put('design')
  @Answers(QrDesignDto, 'design_refused', 'not_activated')
  async design(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() body: QrDesignDto,
  ): Promise<QrDesignDto> {
    const { item } = await this.codes.getHeld(userId, id);
    return this.designs.save(userId, item, body);
  }

  /** Remove the design of one's own code. It looks as at first again. */
  @Delete('design')
  @AnswersNothing('not_activated')
  async reset(@UserId() userId: string, @IdParam() id: string): Promise<void> {
    await this.codes.getHeld(userId, id);
    await this.designs.reset(userId, id);
  }

  private async draw(
    userId: string,
    id: string,
    changes: Partial<QrDesign> = {},
  ): Promise<{ alias: string; drawing: QrDrawing }> {
    const { item, activation } = await this.codes.getHeld(userId, id);
    const design = (await this.designs.find(activation.id)) ?? (await this.designs.findPreset(item));
    const drawing = this.designs.draw(item.alias, { ...(design ?? PLAIN_DESIGN), ...changes });
    return { alias: item.alias, drawing };
  }
}
