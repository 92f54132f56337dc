import { Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { type ErrorCode, EXPORT_PATH } from '@ringtag/contracts';
import { drawExportLink, drawExportLinkOver } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { AddressData, ExportLinks, PersonalData, UsersService } from '../../accounts';
import { MailBounces } from '../../delivery';
import { SendersData } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { toAttachment } from '../../platform/http/attachment';
import { Form } from '../../platform/http/forms';
import { toFailurePage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PlainPage } from './plain-pages';

const OVER = new Set<ErrorCode>(['invalid_link', 'link_expired', 'invalid_code']);

/**
 * The page behind the link by which somebody takes a copy of their data, with an account or without. GET shows a button,
 * POST answers the file. The token proves that the person reads the mails to the address.
 */
@Pages(EXPORT_PATH)
@Public()
export class PersonalDataController implements PageController {
  constructor(
    private readonly links: ExportLinks,
    private readonly users: UsersService,
    private readonly personal: PersonalData,
    private readonly addresses: AddressData,
    private readonly senders: SendersData,
    private readonly bounces: MailBounces,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(@Query('token') token: unknown): Promise<PlainPage> {
    if (typeof token !== 'string') throw new DomainError('invalid_link');
    await this.links.getOpen(token);
    return { draw: (context) => drawExportLink(token, context), personal: true, passing: true };
  }

  @Post()
  @HttpCode(200)
  async download(@Form() form: URLSearchParams): Promise<StreamableFile> {
    const link = await this.links.getOpen(form.get('token') ?? '');
    const file = JSON.stringify(await this.collect(link.email), null, 2);
    // Last: the link must not be used up by a copy that could not be made.
    await this.links.end(link);
    return toAttachment(Buffer.from(file), 'application/json', 'personal-data.json');
  }

  showFailure(error: DomainError, request: FastifyRequest): PlainPage {
    if (!OVER.has(error.errorCode)) return toFailurePage(error, request);
    return { draw: drawExportLinkOver, status: error.status, passing: true };
  }

  private async collect(email: string): Promise<object> {
    const user = await this.users.findByEmail(email);
    // With an account, what is addressed to it is a part of it.
    const account = user ? await this.personal.export(user.id) : await this.addresses.export(email);
    const mailBounce = await this.bounces.find(email);
    return { exportedAt: this.clock.now(), mailBounce, ...account, sent: await this.senders.export(email) };
  }
}
