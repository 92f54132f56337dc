import { Controller, Get, Header, Param, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { QR_LIMITS } from '@ringtag/qr';
import type { FastifyReply } from 'fastify';
import { ItemsService } from '../items/items.service';
import { RequireAuthority } from '../platform/access/access.decorators';
import { QrPngQuery } from './qr-design.dto';
import { QrDesignsService } from './qr-designs.service';
import { asFile } from './qr-file';
import { qrPng } from './qr-png';
import { qrSvgFile } from './qr-svg';

/** The plain QR code of any item. */
@ApiTags('items')
@RequireAuthority('admin')
@Controller('items/:id')
export class ItemQrController {
  constructor(
    private readonly items: ItemsService,
    private readonly designs: QrDesignsService,
  ) {}

  @Get('qr.svg')
  @Header('Content-Type', 'image/svg+xml')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  async svg(
    @Param('id', ParseUUIDPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { alias } = await this.items.get(id);
    asFile(reply, alias, 'svg');
    return qrSvgFile(this.designs.draw(alias, null), QR_LIMITS.pdf.default);
  }

  @Get('qr.png')
  @Header('Content-Type', 'image/png')
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  async png(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { size }: QrPngQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { alias } = await this.items.get(id);
    asFile(reply, alias, 'png');
    return qrPng(this.designs.draw(alias, null), size);
  }
}
