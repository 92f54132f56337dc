import { Controller, Get } from '@nestjs/common';
import { MyCodesService } from '../../codes';
import { MessagesService } from '../../inbox';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers } from '../../platform/open-api/answers';
import { HomeDto, NextStepsDto } from './home.dto';
import { NextSteps } from './next-steps';

/** What people who are signed in find on their first pages. */
@RequireAuthority('user')
@Controller()
export class HomeController {
  constructor(
    private readonly codes: MyCodesService,
    private readonly messages: MessagesService,
    private readonly steps: NextSteps,
  ) {}

  /** Show what is new, what to do next, and how often one's codes were scanned. */
  @Get('home')
  @Answers(HomeDto)
  async get(@CurrentViewer() viewer: Viewer): Promise<HomeDto> {
    const site = await this.steps.readSite(viewer);
    const { scans, ...codes } = await this.codes.summarize(viewer.userId);
    const { unread, answers, held, latest } = await this.messages.readNews(viewer.userId);
    const steps = await this.steps.list(viewer, site);
    return { unread, answers, held, steps, ...codes, scans, conversations: latest, site };
  }

  /** Show what to do next. */
  @Get('next-steps')
  @Answers(NextStepsDto)
  async getSteps(@CurrentViewer() viewer: Viewer): Promise<NextStepsDto> {
    return { steps: await this.steps.list(viewer, await this.steps.readSite(viewer)) };
  }
}
