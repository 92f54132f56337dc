import { Post, Req } from '@nestjs/common';
import { type Locale, trimmed } from '@ringtag/contracts';
import {
  type ActivationTexts,
  drawActivationForm,
  fieldControl,
  filledFields,
  getActivationTexts,
  type ProfileControl,
  toProfile,
  type TypedProfile,
} from '@ringtag/documents';
import type { FastifyReply } from 'fastify';
import { PendingActivations, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import { type DomainError, ValidationError } from '../../../platform/errors/domain-error';
import { Form, readForm, validate } from '../../../platform/http/forms';
import { Reply } from '../../../platform/http/reply';
import { inTime } from '../../../platform/in-time';
import { SiteSettings } from '../../../records';
import { cardPath, type CodeRequest, readAlias } from '../../scan/scan-path';
import { ActivationProfileDto } from '../../scan/scan.dto';
import { type PageController, Pages } from '../page-answers';
import type { PageAnswer, PlainPage } from '../plain-pages';
import { readLanguage } from '../reader-language';
import { toFinalPage } from './activation-page';
import { readChange, readProfile } from './posted-profile';
import { toProblemText, toSecretProblem } from './problem-text';

/**
 * The form of an activation without JavaScript: a plain POST with the checks of `POST /api/scan/{alias}/profile`.
 * A form that is refused, or gains or loses a field, is shown again with everything that was typed.
 */
@Pages('/scan/:alias/activation')
@Public()
export class ActivationFormController implements PageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly pending: PendingActivations,
    private readonly site: SiteSettings,
  ) {}

  @Post()
  async receive(
    @Form() form: URLSearchParams,
    @Req() request: CodeRequest,
    @Reply() reply: FastifyReply,
  ): Promise<PageAnswer> {
    const page = await this.pages.get(request);
    const changed = page.shown.state === 'activatable' ? readChange(form) : undefined;
    if (changed)
      return {
        draw: (context) =>
          drawActivationForm(page.alias, { ...changed, asksSecret: page.shown.asksSecret }, context),
        personal: true,
      };
    const body = { ...toProfile(readProfile(form)), locale: await this.readLocale(request) };
    const profile = await validate(ActivationProfileDto, body);
    const { id } = await this.pending.begin(page, profile, reply, { once: true });
    return { to: `${cardPath(page.alias)}/verify/${id}` };
  }

  async showFailure(error: DomainError, request: CodeRequest): Promise<PlainPage> {
    const final = toFinalPage(error, request);
    if (final) return final;
    const typed = readProfile(readForm(request));
    // While the database is away, the form has the field if it had it before.
    const page = await inTime(this.pages.find(readAlias(request), request.ip)).catch(() => undefined);
    const asksSecret = page?.shown.asksSecret ?? typed.claimSecret !== undefined;
    return {
      draw: (context) => {
        const texts = getActivationTexts(context.locale);
        const errors = toFieldErrors(error, typed, texts);
        const problem = toProblemText(error, texts, context.locale);
        const [focus] = Object.keys(errors) as ProfileControl[];
        return drawActivationForm(readAlias(request), { typed, asksSecret, problem, errors, focus }, context);
      },
      personal: true,
      status: error.status,
    };
  }

  private async readLocale(request: CodeRequest): Promise<Locale> {
    const { languages } = await this.site.get();
    return readLanguage(request, languages);
  }
}

/** What is wrong with each control, in the order of the form. */
function toFieldErrors(
  error: DomainError,
  typed: TypedProfile,
  texts: ActivationTexts,
): Partial<Record<ProfileControl, string>> {
  if (error.errorCode === 'claim_secret_refused')
    return { claimSecret: toSecretProblem(typed.claimSecret, texts) };
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
