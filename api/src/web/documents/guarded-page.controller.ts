import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { safePath } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import { CodeGuard } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages, type PageController } from '../../platform/http/pages';
import { cardPath, type CodeRequest, findAlias, readAlias } from '../scan/scan-path';
import { sendGuardedPage } from './guarded-page';
import { PlainPages } from './plain-pages';

/** The button of the page of a guarded code. It is rate-limited too, because programs could press it. */
@AnswersPages()
@Public()
@Controller('/scan/:alias/open')
export class GuardedPageController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly guard: CodeGuard,
  ) {}

  /** Browsers send a GET when somebody types or reloads the address that the button posts to. */
  @Get()
  leadBack(@Req() request: CodeRequest, @Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(cardPath(readAlias(request)), 303);
  }

  @Post()
  open(@Req() request: CodeRequest, @Res() reply: FastifyReply): FastifyReply {
    const { alias, path } = readWanted(request);
    this.guard.open(alias, request.ip);
    return reply.redirect(path, 303);
  }

  showFailure(error: DomainError, request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendGuardedPage(this.plain, error, request, reply, readWanted(request));
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
