import { Injectable } from '@nestjs/common';
import { toAuthorities } from '@ringtag/contracts';
import { ProfilesService, UsersService } from '../../accounts';
import { MyCodesService, SiteNumbers } from '../../codes';
import { InboxNews } from '../../inbox';
import type { Viewer } from '../../platform/access/viewer';
import type { HomeDto } from './home.dto';
import { listSteps } from './list-steps';

/** Puts together what Home shows, so that the page needs one request. */
@Injectable()
export class HomeService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly codes: MyCodesService,
    private readonly inbox: InboxNews,
    private readonly site: SiteNumbers,
  ) {}

  async get({ userId, role }: Viewer): Promise<HomeDto> {
    const { firstStepsClosedAt } = await this.users.get(userId);
    const { newest, scans, ...codes } = await this.codes.summarize(userId);
    const { unread, answers, latest } = await this.inbox.read(userId);
    const profile = await this.profiles.get(userId);
    const site = toAuthorities(role).includes('admin') ? await this.site.read() : null;
    return {
      unread,
      answers,
      steps: listSteps({
        newest,
        site,
        hasProfile: Boolean(profile.name && (profile.fields.length > 0 || profile.photo)),
        firstStepsClosed: firstStepsClosedAt != null,
      }),
      ...codes,
      scans,
      conversations: latest,
      site,
    };
  }
}
