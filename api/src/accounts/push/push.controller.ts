import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { PushSubscriptions } from './push-subscriptions';
import { PushDto, PushSubscriptionDto } from './push.dto';

/** Pushes to the browser of this session. They end with the session. */
@RequireAuthority('user')
@Controller('push')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  /** Say whether this browser gets pushes, and what it subscribes with. */
  @Get()
  @Answers(PushDto)
  get(@CurrentViewer() viewer: Viewer): Promise<PushDto> {
    return this.subscriptions.describe(viewer);
  }

  /** Turn on pushes to this browser, or change what they show. */
  @Put()
  @Answers(PushDto)
  async turnOn(@CurrentViewer() viewer: Viewer, @Body() body: PushSubscriptionDto): Promise<PushDto> {
    await this.subscriptions.save(viewer, body);
    return this.subscriptions.describe(viewer);
  }

  /** Turn off pushes to this browser. */
  @Delete()
  @AnswersNothing()
  turnOff(@CurrentViewer() { sessionId }: Viewer): Promise<void> {
    return this.subscriptions.delete(sessionId);
  }
}
