import { Readable } from 'node:stream';
import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { type LabelLayout, labelsPerPage, LAYOUT_OF_PAGE } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { BrandConfig } from '../../platform/config/config';
import { newFieldError } from '../../platform/errors/domain-error';
import { toAttachment } from '../../platform/http/attachment';
import { LabelLayoutsService } from '../label-layouts/label-layouts.service';
import { labelSheet, type SheetSettings } from './label-sheet';
import type { SheetDto } from './sheet.dto';

/** Prints drawings on sheets of labels. */
@Injectable()
export class SheetPrinter {
  private readonly logger = new Logger('Sheets');

  constructor(
    private readonly layouts: LabelLayoutsService,
    private readonly brand: BrandConfig,
  ) {}

  /** Throws `not_found` for an unknown layout, and a validation error where the sheet has no label to start at. */
  async readSettings(body: SheetDto): Promise<SheetSettings> {
    const { startAt, offsetX: x, offsetY: y, cutMarks } = body;
    return { layout: await this.getLayout(body), startAt, offset: { x, y }, cutMarks };
  }

  print(settings: SheetSettings, drawings: AsyncIterable<QrDrawing>, name = 'labels.pdf'): StreamableFile {
    const sheet = labelSheet(settings, this.brand.name, drawings);
    const parts = Readable.from(sheet).on('error', (err) =>
      this.logger.error({ msg: 'A sheet of labels could not be finished', err }),
    );
    return toAttachment(parts, 'application/pdf', name);
  }

  private async getLayout({ layout, layoutId, pageSize = 'A4', startAt }: SheetDto): Promise<LabelLayout> {
    const chosen = (await this.layouts.get(layoutId ?? layout ?? LAYOUT_OF_PAGE[pageSize])).layout;
    if (startAt <= labelsPerPage(chosen)) return chosen;
    throw newFieldError('startAt', 'max', `This sheet has ${labelsPerPage(chosen)} labels`);
  }
}
