import { Injectable } from '@nestjs/common';
import { UsersService } from '../../accounts';
import { toPart } from '../../platform/database/long-list';
import { SettingsService } from '../../records';
import { DigitalCodesService } from '../digital-codes/digital-codes.service';
import { MyCodeRows } from './my-code-rows';
import { MyCodeSelection } from './my-code-selection';
import type { MyCodeListDto, MyCodeListQuery } from './my-code.dto';

@Injectable()
export class MyCodeList {
  constructor(
    private readonly selection: MyCodeSelection,
    private readonly rows: MyCodeRows,
    private readonly users: UsersService,
    private readonly digital: DigitalCodesService,
    private readonly settings: SettingsService,
  ) {}

  /** A page of the codes that a user owns now, and how many the account may own. */
  async read(ownerId: string, { page, pageSize, q, sort }: MyCodeListQuery): Promise<MyCodeListDto> {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    const selected = this.selection.select(ownerId, q);
    // The account stores the number of its codes. Counting would read as many rows.
    const total = q ? await selected.clone().getCount() : activeCodes;
    const part = toPart({ page, pageSize });
    const settings = await this.settings.get();
    return {
      items: await this.rows.readAll(await this.selection.findPart(ownerId, selected, sort, part)),
      total,
      page,
      pageSize,
      activeCodes,
      activationLimit: activationLimit ?? settings.activationLimit,
      digitalOffered: await this.digital.isOffered(settings),
    };
  }
}
