import { Injectable } from '@nestjs/common';
import { toAuthorities } from '@ringtag/contracts';
import { ProfilesService, UsersService } from '../../accounts';
import { MyCodesService, SiteNumbers, type SiteNumbersDto } from '../../codes';
import type { Viewer } from '../../platform/access/viewer';
import type { HomeStepDto } from './home.dto';
import { listSteps } from './list-steps';

/** What is left to do for somebody, on Home and above their codes. */
@Injectable()
export class NextSteps {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly codes: MyCodesService,
    private readonly numbers: SiteNumbers,
  ) {}

  /** The numbers of the site, for administrators; null for others. */
  async readSite({ role }: Viewer): Promise<SiteNumbersDto | null> {
    return toAuthorities(role).includes('admin') ? this.numbers.read() : null;
  }

  async list({ userId }: Viewer, site: SiteNumbersDto | null): Promise<HomeStepDto[]> {
    const { firstStepsClosedAt } = await this.users.get(userId);
    const profile = await this.profiles.get(userId);
    return listSteps({
      newest: await this.codes.findNewest(userId),
      site,
      hasProfile: Boolean(profile.name && (profile.fields.length > 0 || profile.photo)),
      firstStepsClosed: firstStepsClosedAt != null,
    });
  }
}
