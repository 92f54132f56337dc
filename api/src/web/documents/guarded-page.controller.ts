import { Post, Req } from '@nestjs/common';
import { safePath } from '@ringtag/contracts';
import { CodeGuard } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import { cardPath, type CodeRequest, findAlias, readAlias } from '../scan/scan-path';
import { toGuardedPage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PlainPage, Redirection } from './plain-pages';

/** The button of the page of a guarded code. It is rate-limited too, because programs could press it. */
@Pages('/scan/:alias/open')
@Public()
export class GuardedPageController implements PageController {
  constructor(private readonly guard: CodeGuard) {}

  @Post()
  open(@Req() request: CodeRequest): Redirection {
    const { alias, path } = readWanted(request);
    this.guard.open(alias, request.ip);
    return { to: path };
  }

  showFailure(error: DomainError, request: CodeRequest): PlainPage {
    const { alias, path } = readWanted(request);
    return toGuardedPage(error, alias, path);
  }
}

/** The code to open, and where to go then: to the page that was asked for, if it belongs to this code. */
function readWanted(request: CodeRequest): { alias: string; path: string } {
  const alias = readAlias(request);
  const card = cardPath(alias);
  const { body } = request;
  const path = safePath(body instanceof URLSearchParams ? body.get('path') : undefined);
  return { alias, path: path && cardPath(findAlias(path) ?? '') === card ? path : card };
}
