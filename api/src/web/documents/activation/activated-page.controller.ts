import { Get, Req } from '@nestjs/common';
import { drawActivated } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { ViewersService } from '../../../accounts';
import { ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import { cardPath } from '../../scan/scan-path';
import { startStep } from '../first-view';
import { Pages } from '../page-answers';
import type { PageAnswer } from '../plain-pages';

/** The page after an activation. It welcomes the owner; everybody else is led to the card. */
@Pages('/scan/:alias/activated')
@Public()
export class ActivatedPageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly viewers: ViewersService,
  ) {}

  @Get()
  async show(@Req() request: FastifyRequest): Promise<PageAnswer> {
    const { alias, itemId, ownerId } = await this.pages.get(request);
    const viewer = await this.viewers.find(request);
    if (!viewer || viewer.userId !== ownerId) return { to: cardPath(alias) };
    return {
      draw: (context) => drawActivated(alias, itemId, context),
      personal: true,
      runs: 'at-once',
      start: startStep,
    };
  }
}
