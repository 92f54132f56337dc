import { Injectable } from '@nestjs/common';
import { guessPageKind, type PageKind } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { ProfilesService } from '../../accounts';
import { QrDesignsService } from '../qr/qr-designs.service';
import type { CodeScansDto } from '../scan-counts/code-scans.dto';
import { TemplatesService } from '../templates/templates.service';
import { MyCodeRows } from './my-code-rows';
import { MyCodeSelection } from './my-code-selection';
import type { MyCodeDetailDto } from './my-code.dto';

/** One code as its owner sees it. Throws `not_found` for a code that the user does not own (AUT-1). */
@Injectable()
export class MyCodesService {
  constructor(
    private readonly selection: MyCodeSelection,
    private readonly rows: MyCodeRows,
    private readonly profiles: ProfilesService,
    private readonly templates: TemplatesService,
    private readonly designs: QrDesignsService,
  ) {}

  async get(ownerId: string, id: string): Promise<MyCodeDetailDto> {
    const held = await this.selection.getHeld(ownerId, id);
    const [row] = await this.rows.readAll([held]);
    const { item, activation } = held;
    return {
      ...row!,
      pageKind: activation.pageKind,
      guessedPageKind: await this.guessPageKind(ownerId),
      template: (await this.templates.findAll([activation.id])).get(activation.id) ?? null,
      design: await this.designs.find(activation.id),
      startDesign: (await this.designs.findPreset(item)) ?? PLAIN_DESIGN,
    };
  }

  /** Scans by day. */
  async readScans(ownerId: string, id: string, days: number): Promise<CodeScansDto> {
    return this.rows.readScans(await this.selection.getHeld(ownerId, id), days);
  }

  private async guessPageKind(ownerId: string): Promise<PageKind> {
    const { fields } = await this.profiles.get(ownerId);
    return guessPageKind(fields.filter(({ visibility }) => visibility === 'public').map(({ key }) => key));
  }
}
