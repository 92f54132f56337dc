import { Get, Post, Req } from '@nestjs/common';
import { CHALLENGE, LENGTH, type Locale, SECOND } from '@ringtag/contracts';
import {
  drawActivatedElsewhere,
  drawActivationForm,
  drawCodeStep,
  drawEndedStep,
  drawNoStep,
  waitText,
} from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StepCookie, ViewersService } from '../../../accounts';
import { ActivationsService, PendingActivations, type ScanPage, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import { maskEmail } from '../../../platform/addresses/email';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { readForm } from '../../../platform/http/forms';
import { Reply } from '../../../platform/http/reply';
import { inTime } from '../../../platform/in-time';
import { cardPath, type CodeRoute, readAlias } from '../../scan/scan-path';
import { startStep } from '../first-view';
import { type PageController, Pages } from '../page-answers';
import type { PageAnswer, PlainPage, Redirection } from '../plain-pages';
import { toFinalPage, toSecretForm } from './activation-page';
import { type Said, toDigitsRefusal, toResendRefusal } from './problem-text';
import { isSharedComputer, keepSharedComputer } from './shared-computer';

type StepRequest = FastifyRequest<
  CodeRoute & {
    Params: { challengeId: string };
    /** In the address (`?resent`) that follows "Send the code again". */
    Querystring: { resent?: string };
  }
>;

/** What a page says in a language. */
type Say = (locale: Locale) => Said;

/** Two presses of "send again" within this time are one. */
const DOUBLE_PRESS = 5 * SECOND;

/**
 * The code step of an activation as plain pages (ADR 39). Only the browser that began the activation sees it.
 * All other browsers get a 404.
 */
@Pages('/scan/:alias/verify')
@Public()
export class CodeStepController implements PageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly activations: ActivationsService,
    private readonly pending: PendingActivations,
    private readonly steps: StepCookie,
    private readonly viewers: ViewersService,
    private readonly clock: Clock,
  ) {}

  @Get(['/', ':challengeId'])
  show(@Req() request: StepRequest): Promise<PageAnswer> {
    return this.answerOwn(request, (page) => this.readState(page, request, {}));
  }

  @Post(':challengeId')
  activate(@Req() request: StepRequest, @Reply() reply: FastifyReply): Promise<PageAnswer> {
    return this.answerOwn(request, async (page) => {
      const digits = readForm(request).get('code')?.replace(/\D/g, '') ?? '';
      const shared = isSharedComputer(request);
      keepSharedComputer(reply, shared);
      // A code that is too short uses up no try.
      if (digits.length !== LENGTH.digits) throw new DomainError('invalid_code');
      const proof = { challengeId: request.params.challengeId, digits };
      await this.activations.activateWithProof(page, { ...proof, shared }, reply);
      return { to: `${cardPath(page.alias)}/activated` };
    });
  }

  @Post(':challengeId/resend')
  resend(@Req() request: StepRequest): Promise<PageAnswer> {
    return this.answerOwn(request, async (page) => {
      const { challengeId } = request.params;
      try {
        await this.pending.resend(page, challengeId, request);
      } catch (error) {
        if (!(await this.isDoublePress(error, page, challengeId))) throw error;
      }
      return { to: `${stepPath(request)}?resent` };
    });
  }

  /** Browsers send a GET when somebody types or reloads the address that the button posts to. */
  @Get(':challengeId/resend')
  leadBack(@Req() request: StepRequest): Redirection {
    return { to: stepPath(request) };
  }

  /** "Change e-mail": the form with what everybody will see. The next person at this browser may press it too. */
  @Get(':challengeId/change')
  showForm(@Req() request: StepRequest): Promise<PageAnswer> {
    return this.answerOwn(request, async (page) => {
      const draft = await this.pending.findPublicDraft(request.params.challengeId, page.itemId);
      if (!draft) return { to: cardPath(page.alias) };
      const { asksSecret } = page.shown;
      const form = { typed: { ...draft, email: '' }, asksSecret, focus: 'email' } as const;
      return { draw: (context) => drawActivationForm(page.alias, form, context), personal: true };
    });
  }

  /** The step again, with the reason of the refusal and what was typed. A step that is over has a page that says so. */
  async showFailure(error: DomainError, request: StepRequest): Promise<PageAnswer> {
    const final = toFinalPage(error, request);
    if (final) return final;
    const isResend = request.routeOptions.url?.endsWith('/resend');
    if (isResend && error.errorCode === 'invalid_code') return { to: stepPath(request) };
    const typed = readForm(request).get('code') ?? '';
    const say: Say = (locale) =>
      isResend ? toResendRefusal(error, locale) : toDigitsRefusal(error, typed, locale);
    const { status } = error;
    const page = await inTime(this.pages.find(readAlias(request), request.ip)).catch(() => undefined);
    const own = page && this.isOwn(page, request) ? page : undefined;
    if (own && error.errorCode === 'claim_secret_refused') {
      const draft = await this.pending.findPublicDraft(request.params.challengeId, own.itemId);
      return toSecretForm(error, request, draft);
    }
    const state =
      page && this.isOwn(page, request) ? this.readState(page, request, { say, status }) : undefined;
    return (await state?.catch(() => undefined)) ?? toBareStep(request, say, status);
  }

  /** Calls `answer` for the browser that began the step. Others get the same 404 whether the code exists or not. */
  private async answerOwn(
    request: StepRequest,
    answer: (page: ScanPage) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const page = await this.pages.find(readAlias(request), request.ip);
    if (page && this.isOwn(page, request)) return answer(page);
    return { draw: drawNoStep, personal: true, status: 404 };
  }

  private isOwn({ itemId }: ScanPage, request: StepRequest): boolean {
    const { challengeId } = request.params;
    return challengeId !== undefined && this.steps.has(request, { challengeId, of: itemId });
  }

  private async readState(
    { alias, itemId }: ScanPage,
    request: StepRequest,
    { say = () => ({}), status }: { say?: Say; status?: number },
  ): Promise<PageAnswer> {
    const path = stepPath(request);
    const { state, challenge } = await this.pending.getStep(request.params.challengeId, itemId);
    if (state === 'activated') {
      // Sent twice, or activated by the link. Only the next request has the cookie that the other answer set.
      if (status !== undefined) return { to: path };
      if (await this.viewers.find(request)) return { to: `${cardPath(alias)}/activated` };
      return { draw: (context) => drawActivatedElsewhere(alias, context), personal: true };
    }
    const email = challenge && maskEmail(challenge.emailAsTyped);
    // An answer to a POST stays without the application, which would show the page of the address in its place.
    const shown = status === undefined ? ({ runs: 'at-touch', start: startStep } as const) : { status };
    if (state === 'ended' || !challenge || !email)
      return {
        ...shown,
        personal: true,
        draw: (context) =>
          drawEndedStep(alias, { path, email, problem: say(context.locale).problem }, context),
      };
    const seconds = Math.ceil((challenge.resendAt.getTime() - this.clock.now().getTime()) / SECOND);
    const resent = request.query.resent !== undefined && seconds > 0;
    return {
      ...shown,
      personal: true,
      draw: (context) => {
        const wait = seconds > 0 ? waitText(seconds, context.locale) : undefined;
        const step = { path, email, wait, resent, shared: isSharedComputer(request), ...say(context.locale) };
        return drawCodeStep(alias, step, context);
      },
    };
  }

  private async isDoublePress(error: unknown, { itemId }: ScanPage, challengeId: string): Promise<boolean> {
    if (!(error instanceof DomainError) || error.errorCode !== 'too_many_requests') return false;
    const { challenge } = await this.pending.getStep(challengeId, itemId);
    const sentAt = (challenge?.resendAt.getTime() ?? 0) - CHALLENGE.resendAfter;
    return this.clock.now().getTime() - sentAt < DOUBLE_PRESS;
  }
}

function stepPath(request: StepRequest): string {
  return `${cardPath(readAlias(request))}/verify/${encodeURIComponent(request.params.challengeId)}`;
}

/** The step without the mailed address, which cannot be read while the database is away. */
function toBareStep(request: StepRequest, say: Say, status: number): PlainPage {
  const step = { path: stepPath(request), email: undefined, shared: isSharedComputer(request) };
  return {
    draw: (context) => drawCodeStep(readAlias(request), { ...step, ...say(context.locale) }, context),
    personal: true,
    status,
  };
}
