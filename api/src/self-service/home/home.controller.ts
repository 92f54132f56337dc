import { Controller, Get } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers } from '../../platform/open-api/answers';
import { HomeDto } from './home.dto';
import { HomeService } from './home.service';

/** The first page of people who are signed in. */
@RequireAuthority('user')
@Controller('home')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /** Show what is new, what to do next, and how often one's codes were scanned. */
  @Get()
  @Answers(HomeDto)
  get(@CurrentViewer() viewer: Viewer): Promise<HomeDto> {
    return this.home.get(viewer);
  }
}
