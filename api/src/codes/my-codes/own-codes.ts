import { Injectable } from '@nestjs/common';
import { UsersService } from '../../accounts';
import { SettingsService } from '../../records';
import { CodeScans } from '../scan-counts/code-scans';
import type { ScansOfDayDto } from '../scan-counts/code-scans.dto';
import { TemplatesService } from '../templates/templates.service';
import { MyCodeSelection } from './my-code-selection';

interface Summary {
  activeCodes: number;
  activationLimit: number;
  scans: ScansOfDayDto[];
  /** The code that was activated last. */
  newest: NewestCode | null;
}

export interface NewestCode {
  id: string;
  /** Somebody, such as the owner, has scanned it since its activation. */
  tried: boolean;
  /** The owner chose what its page is for, or wrote texts for it. */
  pageMade: boolean;
}

/** An owner's codes in a few numbers. Reads the same few rows, however many codes there are. */
@Injectable()
export class OwnCodes {
  constructor(
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly selection: MyCodeSelection,
    private readonly templates: TemplatesService,
    private readonly scans: CodeScans,
  ) {}

  async summarize(ownerId: string): Promise<Summary> {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    return {
      activeCodes,
      activationLimit: activationLimit ?? (await this.settings.get()).activationLimit,
      scans: await this.scans.readDaysOfOwner(ownerId),
      newest: await this.findNewest(ownerId),
    };
  }

  private async findNewest(ownerId: string): Promise<NewestCode | null> {
    const first = { offset: 0, limit: 1 };
    const selected = this.selection.select(ownerId);
    const [held] = await this.selection.findPart(ownerId, selected, 'newest', first);
    if (!held) return null;
    const { id, tried, pageKind } = held.activation;
    const pageMade = pageKind !== null || (await this.templates.findAll([id])).has(id);
    return { id: held.item.id, tried: tried === true, pageMade };
  }
}
