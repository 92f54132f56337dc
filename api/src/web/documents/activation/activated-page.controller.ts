import { Get, Post, Req } from '@nestjs/common';
import { drawActivated } from '@ringtag/documents';
import { ViewersService } from '../../../accounts';
import { ChangeMyCodeDto, HeldCodes, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import { Form, validate } from '../../../platform/http/forms';
import { cardPath, type CodeRequest } from '../../scan/scan-path';
import { startStep } from '../first-view';
import { Pages } from '../page-answers';
import type { PageAnswer, Redirection } from '../plain-pages';

/** The page after an activation. It welcomes the owner; everybody else is led to the card. */
@Pages('/scan/:alias/activated')
@Public()
export class ActivatedPageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly viewers: ViewersService,
    private readonly held: HeldCodes,
  ) {}

  @Get()
  async show(@Req() request: CodeRequest): Promise<PageAnswer> {
    const { alias, itemId, ownerId } = await this.pages.get(request);
    const userId = await this.findUser(request);
    if (userId === undefined || userId !== ownerId) return { to: cardPath(alias) };
    const named = request.url.endsWith('?named');
    return {
      draw: (context) => drawActivated({ alias, itemId, named }, context),
      personal: true,
      runs: 'at-once',
      start: startStep,
    };
  }

  /** Names the code for its owner: "What is it on?" */
  @Post()
  async name(@Form() form: URLSearchParams, @Req() request: CodeRequest): Promise<Redirection> {
    const { alias, itemId, ownerId } = await this.pages.get(request);
    const userId = await this.findUser(request);
    if (userId === undefined || userId !== ownerId) return { to: cardPath(alias) };
    const { label } = await validate(ChangeMyCodeDto, { label: form.get('label') });
    // Nothing typed takes no name away.
    if (!label) return { to: `${cardPath(alias)}/activated` };
    await this.held.change(userId, itemId, { label });
    return { to: `${cardPath(alias)}/activated?named` };
  }

  private async findUser(request: CodeRequest): Promise<string | undefined> {
    return (await this.viewers.find(request))?.userId;
  }
}
