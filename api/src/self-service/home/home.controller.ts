import { Controller, Get } from '@nestjs/common';
import { toAuthorities } from '@ringtag/contracts';
import { ProfilesService, UsersService } from '../../accounts';
import { MyCodesService, SiteNumbers } from '../../codes';
import { MessagesService } from '../../inbox';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers } from '../../platform/open-api/answers';
import { HomeDto } from './home.dto';
import { listSteps } from './list-steps';

/** The first page of people who are signed in: what it shows in one request. */
@RequireAuthority('user')
@Controller('home')
export class HomeController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly codes: MyCodesService,
    private readonly messages: MessagesService,
    private readonly site: SiteNumbers,
  ) {}

  /** Show what is new, what to do next, and how often one's codes were scanned. */
  @Get()
  @Answers(HomeDto)
  async get(@CurrentViewer() { userId, role }: Viewer): Promise<HomeDto> {
    const { firstStepsClosedAt } = await this.users.get(userId);
    const { newest, scans, ...codes } = await this.codes.summarize(userId);
    const { unread, answers, held, latest } = await this.messages.readNews(userId);
    const profile = await this.profiles.get(userId);
    const site = toAuthorities(role).includes('admin') ? await this.site.read() : null;
    return {
      unread,
      answers,
      held,
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
