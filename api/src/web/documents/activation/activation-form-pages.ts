import type { ValidationPipe } from '@nestjs/common';
import { ERRORS, type Locale, trimmed } from '@ringtag/contracts';
import {
  type ActivationTexts,
  drawActivationForm,
  fieldControl,
  filledFields,
  getActivationTexts,
  type ProfileControl,
  toProfile,
  type TypedProfile,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { assertOwnSite } from '../../../accounts';
import { type DomainError, ValidationError } from '../../../platform/errors/domain-error';
import { validationPipe } from '../../../platform/http/validation';
import type { SiteSettings } from '../../../records';
import { cardPath, type CodeRequest, type CodeRoute, readAlias } from '../../scan/scan-path';
import { ActivationProfileDto } from '../../scan/scan.dto';
import { readLanguage } from '../reader-language';
import {
  type ActivationPageOptions,
  getPage,
  readForm,
  sendActivationPage,
  sendFinalFailure,
} from './activation-page';
import { readChange, readProfile } from './posted-profile';
import { toProblemText } from './problem-text';

export interface ActivationFormOptions extends ActivationPageOptions {
  site: SiteSettings;
}

/**
 * The form of an activation without JavaScript: a plain POST with the checks of `POST /api/scan/{alias}/profile`.
 * A form that is refused, or gains or loses a field, is shown again with everything that was typed.
 */
export function serveActivationForm(scope: FastifyInstance, options: ActivationFormOptions): void {
  const pages = new ActivationFormPages(options);
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => pages.showFailure(error, request as CodeRequest, reply),
  };
  const form = '/scan/:alias/activation';
  // Browsers send a GET when somebody types or reloads the address that the form posts to.
  scope.get<CodeRoute>(form, { config }, (request, reply) =>
    reply.redirect(cardPath(readAlias(request)), 303),
  );
  scope.post<CodeRoute>(form, { config }, (request, reply) => pages.receive(request, reply));
}

class ActivationFormPages {
  private readonly pipe: ValidationPipe = validationPipe();

  constructor(private readonly options: ActivationFormOptions) {}

  async receive(request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { activations, publicUrl, security } = this.options;
    assertOwnSite(request, publicUrl, security);
    const form = readForm(request);
    const page = await getPage(this.options, request);
    const changed = page.shown.state === 'activatable' ? readChange(form) : undefined;
    if (changed)
      return sendActivationPage(this.options, request, reply, {
        draw: (context) => drawActivationForm(page.alias, changed, context),
      });
    const body = await this.read(form, request);
    const { id } = await activations.begin(page, body, request, reply, { once: true });
    return reply.redirect(`${cardPath(page.alias)}/verify/${id}`, 303);
  }

  async showFailure(error: DomainError, request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const final = sendFinalFailure(this.options, error, request, reply);
    if (final) return final;
    const typed = readProfile(readForm(request));
    return sendActivationPage(this.options, request, reply, {
      draw: (context) => {
        const texts = getActivationTexts(context.locale);
        const errors = toFieldErrors(error, typed, texts);
        const problem = toProblemText(error, texts, context.locale);
        const [focus] = Object.keys(errors) as ProfileControl[];
        return drawActivationForm(readAlias(request), { typed, problem, errors, focus }, context);
      },
      status: ERRORS[error.errorCode].status,
    });
  }

  /** Converts the form to the body of the JSON call, and validates it in the same way. */
  private async read(form: URLSearchParams, request: CodeRequest): Promise<ActivationProfileDto> {
    const body = { ...toProfile(readProfile(form)), locale: await this.readLocale(request) };
    return (await this.pipe.transform(body, {
      type: 'body',
      metatype: ActivationProfileDto,
    })) as ActivationProfileDto;
  }

  private async readLocale(request: CodeRequest): Promise<Locale> {
    const { languages } = await this.options.site.get();
    return readLanguage(request, languages);
  }
}

/** What is wrong with each control, in the order of the form. */
function toFieldErrors(
  error: DomainError,
  typed: TypedProfile,
  texts: ActivationTexts,
): Partial<Record<ProfileControl, string>> {
  if (!(error instanceof ValidationError)) return {};
  const { common, profileFields } = texts;
  const faults: Partial<Record<string, string>> = profileFields as object;
  const sent = filledFields(typed.fields);
  return Object.fromEntries(
    error.fields.flatMap(({ field, code }) => {
      const key = sent[Number(/^fields\.(\d+)\.value$/.exec(field)?.[1])]?.key;
      if (key) return [[fieldControl(key), faults[code] ?? profileFields.isPlainText]];
      if (field === 'email') return [['email', common.form.emailInvalid]];
      const empty = trimmed(typed.name) === '';
      return field === 'name' ? [['name', empty ? common.form.nameRequired : profileFields.isPlainText]] : [];
    }),
  );
}
