import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import type { AccountExportDto } from './account-export.dto';

@Injectable()
export class AccountExportService {
  constructor(
    private readonly personal: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Everything that the account holds about its owner. */
  async export(userId: string): Promise<AccountExportDto> {
    const parts = (await this.personal.export(userId)) as Omit<AccountExportDto, 'exportedAt'>;
    return { exportedAt: this.clock.now(), ...parts };
  }
}
