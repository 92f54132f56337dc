import type { ValidationPipe } from '@nestjs/common';
import { type ErrorCode, ERRORS, type Locale, normalizeAlias } from '@ringtag/contracts';
import {
  type Drawing,
  type DrawingContext,
  drawMessageForm,
  drawThanks,
  type FailedMessage,
  messageSamples,
  type PublicScan,
  textsOf,
  type TypedMessage,
} from '@ringtag/scan-card/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnSite } from '../platform/access/origin.guard';
import { DomainError, ValidationError } from '../platform/http/domain-error';
import { toDomainError } from '../platform/http/error.filter';
import { validationPipe } from '../platform/http/validation';
import type { SecurityLog } from '../platform/logging/security-log';
import type { ScanPage } from '../scan/scan-pages';
import { NewMessageDto } from '../scan/scan.dto';
import type { MessagesService } from '../messages/messages.service';
import { type Styles, stylesOf } from './critical-css';
import { sendPage } from './document';
import { languageOf } from './reader-language';
import { contextOf, type ScanDocumentOptions, VARY } from './scan-documents';
import { partsOf, templateOf } from './scan-page-html';
import { withSite } from './site-block';

type Request = FastifyRequest<{ Params: { alias: string }; Body: URLSearchParams }>;

export interface PlainMessageOptions extends ScanDocumentOptions {
  messages: MessagesService;
  security: SecurityLog;
}

const FORM = 'application/x-www-form-urlencoded';
const TYPED = ['kind', 'body', 'name', 'email', 'phone'] as const;

/**
 * The message form without JavaScript: a plain POST that answers pages, with the checks of
 * `POST /api/scan/{alias}/messages`. It stands apart from the API, which takes nothing but JSON (CSRF-3). Nothing that
 * was typed is lost when a message is refused.
 */
export async function servePlainMessages(
  fastify: FastifyInstance,
  options: PlainMessageOptions,
): Promise<void> {
  const pages = new MessagePages(options);
  await fastify.register((scope, _, done) => {
    // Only here: no other route of the server reads forms.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    scope.get('/scan/:alias/message', (request: Request, reply) => pages.showForm(request, reply));
    scope.get('/scan/:alias/thanks', (request: Request, reply) => pages.showThanks(request, reply));
    scope.post('/scan/:alias/message', (request: Request, reply) => pages.receive(request, reply));
    done();
  });
}

class MessagePages {
  private readonly pipe: ValidationPipe = validationPipe();
  private readonly styles: Styles;

  constructor(private readonly options: PlainMessageOptions) {
    this.styles = stylesOf(options.styleSheet, messageSamples());
  }

  async showForm(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const page = await this.options.pages.find(normalizeAlias(request.params.alias));
    if (!page?.owner) return reply.redirect(this.cardOf(request), 303);
    return this.send(request, reply, 200, (context) => this.drawForm(page, context));
  }

  async showThanks(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const page = await this.options.pages.find(normalizeAlias(request.params.alias));
    if (!page?.owner) return reply.redirect(this.cardOf(request), 303);
    return this.send(request, reply, 200, (context) => drawThanks(this.scanOf(page), context));
  }

  async receive(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const { pages, form, messages } = this.options;
    const page = await pages.find(normalizeAlias(request.params.alias));
    if (!page?.owner) return reply.redirect(this.cardOf(request), 303);
    try {
      this.refuseOtherSites(request);
      const message = await this.read(request.body);
      form.check(page.alias, message.formToken);
      await messages.receive(page.itemId, message, request.ip);
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.code === 'internal_error') request.log.error({ requestId: request.id, err: thrown });
      if (error.retryAfterSeconds !== undefined)
        void reply.header('Retry-After', String(error.retryAfterSeconds));
      return this.send(request, reply, ERRORS[error.code].status, (context) =>
        this.drawForm(
          page,
          context,
          failedMessage(error, request.body, context.locale),
          request.body.get('formToken'),
        ),
      );
    }
    return reply.redirect(`/scan/${page.alias}/thanks`, 303);
  }

  /** CSRF-1, CSRF-2 */
  private refuseOtherSites(request: Request): void {
    const { publicUrl, security } = this.options;
    if (isOwnSite(request, publicUrl)) return;
    security.record('access_refused', { rule: 'origin', route: 'POST /scan/:alias/message' });
    throw new DomainError('cross_origin');
  }

  /** The fields as the JSON call takes them, through the same checks. */
  private async read(body: URLSearchParams): Promise<NewMessageDto> {
    const field = (name: string) => body.get(name)?.trim() || undefined;
    const sender = { name: field('name'), email: field('email'), phone: field('phone') };
    const given = {
      kind: field('kind'),
      // Forms send line ends as CR LF; scripts do not.
      body: field('body')?.replace(/\r\n/g, '\n'),
      formToken: field('formToken') ?? '',
      ...(Object.values(sender).some(Boolean) ? { sender } : {}),
      ...(field('website') ? { website: field('website') } : {}),
    };
    return (await this.pipe.transform(JSON.parse(JSON.stringify(given)), {
      type: 'body',
      metatype: NewMessageDto,
    })) as NewMessageDto;
  }

  private drawForm(
    page: ScanPage,
    context: DrawingContext,
    failed?: FailedMessage,
    token?: string | null,
  ): Drawing {
    const scan = this.scanOf(page);
    const formToken = this.options.form.renew(page.alias, token ?? scan.formToken ?? '');
    return drawMessageForm({ ...scan, formToken }, context, failed);
  }

  private scanOf(page: ScanPage): PublicScan {
    return JSON.parse(this.options.answers.answer(page)) as PublicScan;
  }

  private async send(
    request: Request,
    reply: FastifyReply,
    status: number,
    draw: (context: DrawingContext) => Drawing,
  ): Promise<FastifyReply> {
    const { builds, site, brand, publicUrl } = this.options;
    const current = await builds.current();
    if (!current) return reply.status(404).send();
    const about = await site.current();
    const locale = languageOf(request, about.languages);
    // No script: what stands here must not be replaced by the page of the code.
    const parts = { locale, styles: this.styles, scripts: false };
    const template = templateOf(withSite(current.html, about), parts);
    const page = {
      drawing: draw(contextOf({ site: about, locale }, brand)),
      url: publicUrl + this.cardOf(request),
      brand,
    };
    const html = partsOf(template, page).join('');
    return sendPage(request, reply, {
      html,
      status,
      policy: template.policy,
      vary: VARY,
    });
  }

  private cardOf({ params }: Request): string {
    return `/scan/${encodeURIComponent(normalizeAlias(params.alias))}`;
  }
}

function failedMessage(error: DomainError, body: URLSearchParams, locale: Locale): FailedMessage {
  const { card, ...texts } = textsOf(locale);
  // Those that only people who are signed in meet are not among them.
  const errors: Partial<Record<ErrorCode, string>> = texts.errors;
  const typed: TypedMessage = {};
  for (const name of TYPED) typed[name] = body.get(name) ?? '';
  const invalid =
    error instanceof ValidationError ? error.fields.map(({ field }) => field.replace('sender.', '')) : [];
  const problem =
    error.code === 'form_expired' ? card.message.expired : (errors[error.code] ?? texts.errors.unknown);
  return { typed, problem, invalid };
}
