import { Injectable } from '@nestjs/common';
import pick from 'lodash/pick';
import { ServerConfig } from '../../platform/config/config';
import { scanUrl } from '../qr/scan-url';
import { CodeScans, type CountedCode } from '../scan-counts/code-scans';
import type { CodeScansDto } from '../scan-counts/code-scans.dto';
import { thumbnailPath } from '../qr/thumbnail-answer';
import { QrDesignsService } from '../qr/qr-designs.service';
import type { Held } from './my-code-selection';
import type { MyCodeDto } from './my-code.dto';

/** Codes as their owner sees them. */
@Injectable()
export class MyCodeRows {
  constructor(
    private readonly scanned: CodeScans,
    private readonly designs: QrDesignsService,
    private readonly server: ServerConfig,
  ) {}

  /** One row for each code, in the same order. */
  async readAll(held: Held[]): Promise<MyCodeDto[]> {
    if (held.length === 0) return [];
    const thumbnails = await this.designs.findThumbnails(held.map(({ item }) => item));
    const scans = await this.scanned.readTotals(held.map(toCounted));
    return held.map(({ item, activation }) => ({
      ...pick(item, 'id', 'alias', 'status', 'digital'),
      ...pick(activation, 'notify', 'activatedAt', 'unreadMessages'),
      url: scanUrl(this.server.codesUrl, item.alias),
      label: activation.ownerLabel,
      scans: scans.get(item.id)?.total ?? 0,
      lastScanDay: scans.get(item.id)?.lastDay ?? null,
      tried: activation.tried === true,
      thumbnail: thumbnailPath('my-codes', item.id, thumbnails.get(item.id)!),
    }));
  }

  readScans(held: Held, days: number): Promise<CodeScansDto> {
    return this.scanned.readDays(toCounted(held), days);
  }
}

/** Earlier scans belong to the owner of that time. */
function toCounted({ item, activation }: Held): CountedCode {
  return { itemId: item.id, from: activation.activatedAt.toISOString().slice(0, 10) };
}
