import { Injectable } from '@nestjs/common';
import { PLAIN_DESIGN } from '@ringtag/qr';
import pick from 'lodash/pick';
import { UsersService } from '../../accounts';
import { toPart } from '../../platform/database/long-list';
import { SettingsService } from '../../records';
import { DigitalCodesService } from '../digital-codes/digital-codes.service';
import { GiftsService } from '../gifts/gifts.service';
import { QrDesignsService } from '../qr/qr-designs.service';
import { thumbnailPath } from '../qr/thumbnail-answer';
import { CodeScans, type CountedCode } from '../scan-counts/code-scans';
import type { CodeScansDto } from '../scan-counts/code-scans.dto';
import { type Held, HeldCodes } from './held-codes';
import type { MyCodeDetailDto, MyCodeDto, MyCodeListDto, MyCodeListQuery } from './my-code.dto';
import { OwnPages } from './own-pages';

export interface NewestCode {
  id: string;
  /** Somebody, such as the owner, has scanned it since its activation. */
  tried: boolean;
  /** The owner wrote texts for its page, or chose what it shows. */
  pageMade: boolean;
}

/** Codes as their owner sees them. */
@Injectable()
export class MyCodesService {
  constructor(
    private readonly selection: HeldCodes,
    private readonly scanned: CodeScans,
    private readonly designs: QrDesignsService,
    private readonly pages: OwnPages,
    private readonly digital: DigitalCodesService,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly gifts: GiftsService,
  ) {}

  /** A page of the codes that a user owns now, and how many the account may own. */
  async list(ownerId: string, { page, pageSize, q, sort }: MyCodeListQuery): Promise<MyCodeListDto> {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    const selected = this.selection.select(ownerId, q);
    // The account stores how many codes it has. Counting them would read them all.
    const total = q ? await selected.clone().getCount() : activeCodes;
    const part = toPart({ page, pageSize });
    const settings = await this.settings.get();
    return {
      items: await this.readRows(await this.selection.findPart(ownerId, selected, sort, part)),
      total,
      page,
      pageSize,
      activeCodes,
      activationLimit: activationLimit ?? settings.activationLimit,
      digitalOffered: await this.digital.isOffered(settings),
    };
  }

  /** Throws `not_found` for a code that the user does not own (AUT-1). */
  async get(ownerId: string, id: string): Promise<MyCodeDetailDto> {
    const held = await this.selection.getHeld(ownerId, id);
    const [row] = await this.readRows([held]);
    const { item, activation } = held;
    return {
      ...row!,
      ...(await this.pages.read(ownerId, activation)),
      design: await this.designs.find(activation.id),
      gift: await this.gifts.find(activation.id),
      startDesign: (await this.designs.findPreset(item)) ?? PLAIN_DESIGN,
    };
  }

  /** Scans by day. Throws `not_found` for a code that the user does not own (AUT-1). */
  async readScans(ownerId: string, id: string, days: number): Promise<CodeScansDto> {
    return this.scanned.readDays(toCounted(await this.selection.getHeld(ownerId, id)), days);
  }

  /** Home's numbers. Reads the same few rows, however many codes there are. */
  async summarize(ownerId: string) {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    return {
      activeCodes,
      activationLimit: activationLimit ?? (await this.settings.get()).activationLimit,
      scans: await this.scanned.readDaysOfOwner(ownerId),
    };
  }

  /** One row for each code, in the same order. */
  private async readRows(held: Held[]): Promise<MyCodeDto[]> {
    if (held.length === 0) return [];
    const thumbnails = await this.designs.findThumbnails(held.map(({ item }) => item));
    const scans = await this.scanned.readTotals(held.map(toCounted));
    const lost = await this.pages.findLost(held.map(({ activation }) => activation.id));
    return held.map(({ item, activation }) => ({
      ...pick(item, 'id', 'alias', 'status', 'digital'),
      ...pick(activation, 'notify', 'activatedAt', 'unreadMessages'),
      url: this.designs.toText(item.alias),
      holdsUnproved: activation.holdsUnproved === true,
      label: activation.ownerLabel,
      scans: scans.get(item.id)?.total ?? 0,
      lastScanDay: scans.get(item.id)?.lastDay ?? null,
      tried: activation.tried === true,
      lost: lost.get(activation.id) ?? null,
      thumbnail: thumbnailPath('my-codes', item.id, thumbnails.get(item.id)!),
    }));
  }

  /** The code that was activated last. */
  async findNewest(ownerId: string): Promise<NewestCode | null> {
    const first = { offset: 0, limit: 1 };
    const selected = this.selection.select(ownerId);
    const [held] = await this.selection.findPart(ownerId, selected, 'newest', first);
    if (!held) return null;
    const { id, tried } = held.activation;
    return { id: held.item.id, tried: tried === true, pageMade: await this.pages.isMade(id) };
  }
}

/** Scans count from the day of the activation. Earlier ones belong to an earlier owner. */
function toCounted({ item, activation }: Held): CountedCode {
  return { itemId: item.id, from: activation.activatedAt.toISOString().slice(0, 10) };
}
