import { Injectable } from '@nestjs/common';
import { guessPageKind, type PageKind } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { ProfilesService, UsersService } from '../../accounts';
import { ServerConfig } from '../../platform/config/config';
import { toPart } from '../../platform/database/long-list';
import { SettingsService } from '../../records';
import { DigitalCodesService } from '../digital-codes/digital-codes.service';
import { PresetDesigns } from '../presets/preset-designs';
import { QrDesignsService } from '../qr/qr-designs.service';
import { scanUrl } from '../qr/scan-url';
import { CodeScans, type CountedCode } from '../scan-counts/code-scans';
import type { CodeScansDto } from '../scan-counts/code-scans.dto';
import { TemplatesService } from '../templates/templates.service';
import { thumbnailPath } from '../thumbnails/thumbnail-answer';
import { Thumbnails } from '../thumbnails/thumbnails';
import { type Held, MyCodeSelection } from './my-code-selection';
import type { MyCodeDetailDto, MyCodeDto, MyCodeListDto, MyCodeListQuery } from './my-code.dto';

@Injectable()
export class MyCodesService {
  constructor(
    private readonly selection: MyCodeSelection,
    private readonly scanned: CodeScans,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly templates: TemplatesService,
    private readonly designs: QrDesignsService,
    private readonly presets: PresetDesigns,
    private readonly thumbnails: Thumbnails,
    private readonly digital: DigitalCodesService,
    private readonly settings: SettingsService,
    private readonly server: ServerConfig,
  ) {}

  /** A page of the codes that a user owns now, and how many the account may own. */
  async list(ownerId: string, { page, pageSize, q, sort }: MyCodeListQuery): Promise<MyCodeListDto> {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    const selected = this.selection.select(ownerId, q);
    // The account stores the number of its codes. Counting would read as many rows.
    const total = q ? await selected.clone().getCount() : activeCodes;
    const part = toPart({ page, pageSize });
    const settings = await this.settings.get();
    const items = await this.readDtos(await this.selection.findPart(ownerId, selected, sort, part));
    return {
      items,
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
    const [dto] = await this.readDtos([held]);
    const templates = await this.templates.findAll([held.activation.id]);
    const design = await this.designs.find(held.activation.id);
    const startDesign = (await this.presets.find(held.item)) ?? PLAIN_DESIGN;
    return {
      ...dto!,
      pageKind: held.activation.pageKind,
      guessedPageKind: await this.guessPageKind(ownerId),
      template: templates.get(held.activation.id) ?? null,
      design,
      startDesign,
    };
  }

  /** Scans by day. Throws `not_found` for a code that the user does not own (AUT-1). */
  async readScans(ownerId: string, id: string, days: number): Promise<CodeScansDto> {
    return this.scanned.readDays(toCounted(await this.selection.getHeld(ownerId, id)), days);
  }

  private async guessPageKind(ownerId: string): Promise<PageKind> {
    const { fields } = await this.profiles.get(ownerId);
    return guessPageKind(fields.filter(({ visibility }) => visibility === 'public').map(({ key }) => key));
  }

  private async readDtos(held: Held[]): Promise<MyCodeDto[]> {
    if (held.length === 0) return [];
    const thumbnails = await this.thumbnails.findAll(held.map(({ item }) => item));
    const scans = await this.scanned.readTotals(held.map(toCounted));
    return held.map(({ item, activation }) => ({
      id: item.id,
      alias: item.alias,
      url: scanUrl(this.server.codesUrl, item.alias),
      label: activation.ownerLabel,
      status: item.status,
      notify: activation.notify,
      activatedAt: activation.activatedAt,
      scans: scans.get(item.id)?.total ?? 0,
      lastScanDay: scans.get(item.id)?.lastDay ?? null,
      tried: activation.tried === true,
      unreadMessages: activation.unreadMessages,
      digital: item.digital === true,
      thumbnail: thumbnailPath('my-codes', item.id, thumbnails.get(item.id)!),
    }));
  }
}

/** Earlier scans belong to the owner of that time. */
function toCounted({ item, activation }: Held): CountedCode {
  return { itemId: item.id, from: activation.activatedAt.toISOString().slice(0, 10) };
}
