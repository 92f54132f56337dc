import { Controller, Get, Post, Req, UseInterceptors } from '@nestjs/common';
import { safePath } from '@ringtag/contracts';
import { CodeGuard } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages } from '../../platform/http/pages';
import { cardPath, type CodeRequest, findAlias, readAlias } from '../scan/scan-path';
import { toGuardedPage } from './failure-pages';
import { PageAnswers, type PageController } from './page-answers';
import type { PlainPage, Redirection } from './plain-pages';

/** The button of the page of a guarded code. It is rate-limited too, because programs could press it. */
@AnswersPages()
@UseInterceptors(PageAnswers)
@Public()
@Controller('/scan/:alias/open')
export class GuardedPageController implements PageController {
  constructor(private readonly guard: CodeGuard) {}

  /** Browsers send a GET when somebody types or reloads the address that the button posts to. */
  @Get()
  leadBack(@Req() request: CodeRequest): Redirection {
    return { to: cardPath(readAlias(request)) };
  }

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
