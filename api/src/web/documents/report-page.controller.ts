import { Get, Post, Req } from '@nestjs/common';
import { reportPath, trimmed } from '@ringtag/contracts';
import { drawReported, drawReportForm } from '@ringtag/documents';
import { ScanPages } from '../../codes';
import { NewPageReportDto, PageReports } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { type DomainError, ValidationError } from '../../platform/errors/domain-error';
import { Form, validate } from '../../platform/http/forms';
import { cardPath, type CodeRequest, readAlias } from '../scan/scan-path';
import { toFailurePage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';

/** Where anybody reports the page of a code to the people who run the site. Without scripts. */
@Pages('/scan/:alias')
@Public()
export class ReportPageController implements PageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly reports: PageReports,
  ) {}

  @Get('report')
  async show(@Req() request: CodeRequest): Promise<PageAnswer> {
    const { alias, activationId } = await this.pages.get(request);
    if (activationId === null) return { to: cardPath(alias) };
    return { draw: (context) => drawReportForm(alias, context), personal: true };
  }

  @Post('report')
  async receive(@Form() form: URLSearchParams, @Req() request: CodeRequest): Promise<Redirection> {
    const page = await this.pages.get(request);
    const { reason } = await validate(NewPageReportDto, { reason: readReason(form) });
    await this.reports.add(page, reason, request.ip);
    return { to: `${reportPath(page.alias)}ed` };
  }

  @Get('reported')
  showReported(@Req() request: CodeRequest): PlainPage {
    return { draw: (context) => drawReported(readAlias(request), context), personal: true };
  }

  /** The form again with what was typed, where it may be sent again. */
  showFailure(error: DomainError, request: CodeRequest): PageAnswer {
    const { body } = request;
    const canRetry = error instanceof ValidationError || error.errorCode === 'too_many_requests';
    if (!(body instanceof URLSearchParams) || !canRetry) return toFailurePage(error, request);
    const alias = readAlias(request);
    const typed = body.get('reason') ?? '';
    const retryAfterSeconds =
      error.errorCode === 'too_many_requests' ? (error.retryAfterSeconds ?? 0) : undefined;
    return {
      draw: (context) => drawReportForm(alias, context, { typed, retryAfterSeconds }),
      status: error.status,
      personal: true,
    };
  }
}

/** Forms send line ends as CR LF. */
const readReason = (form: URLSearchParams): string =>
  trimmed(form.get('reason') ?? '').replace(/\r\n/g, '\n');
