import { CHALLENGE, ERRORS, LENGTH, type Locale, SECOND } from '@ringtag/contracts';
import {
  drawActivatedElsewhere,
  drawActivationForm,
  drawCodeStep,
  drawEndedStep,
  drawNoStep,
  waitText,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { assertOwnSite, type ViewersService } from '../../../accounts';
import type { ActivationStepCookie, PendingActivations, ScanPage } from '../../../codes';
import { maskEmail } from '../../../platform/addresses/email';
import type { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { inTime } from '../../../platform/turns/in-time';
import { cardPath, readAlias } from '../../scan/scan-path';
import { startStep } from '../first-view';
import type { PlainPage } from '../plain-pages';
import {
  type ActivationPageOptions,
  readForm,
  sendActivationPage,
  sendFinalFailure,
} from './activation-page';
import { isSharedComputer, keepSharedComputer } from './shared-computer';
import { type Said, toDigitsRefusal, toResendRefusal } from './step-refusals';
import { type StepRequest, type StepRoute, stepPath } from './step-route';

export interface CodeStepOptions extends ActivationPageOptions {
  pending: PendingActivations;
  steps: ActivationStepCookie;
  viewers: ViewersService;
  clock: Clock;
}

type Answer = (page: ScanPage, request: StepRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Refuse = (error: DomainError, request: StepRequest, reply: FastifyReply) => Promise<FastifyReply>;
/** What a page says in a language. */
type Say = (locale: Locale) => Said;

/** Two presses of "send again" within this time are one. */
const DOUBLE_PRESS = 5 * SECOND;

/**
 * The code step of an activation as plain pages (ADR 39). Only the browser that began the activation sees it.
 * All other browsers get a 404.
 */
export function serveCodeSteps(scope: FastifyInstance, options: CodeStepOptions): void {
  const pages = new CodeStepPages(options);
  const refuseDigits: Refuse = (...refused) => pages.refuseDigits(...refused);
  const refuseResend: Refuse = (...refused) => pages.refuseResend(...refused);
  const serve = (method: 'GET' | 'POST', url: string, answer: Answer, refuse = refuseDigits) => {
    const config: FastifyContextConfig = {
      failurePage: (error, request, reply) => refuse(error, request as StepRequest, reply),
    };
    const handler = (request: StepRequest, reply: FastifyReply) => pages.answerOwn(request, reply, answer);
    scope.route<StepRoute>({ method, url, config, handler });
  };
  const step = '/scan/:alias/verify/:challengeId';
  serve('GET', '/scan/:alias/verify', (...asked) => pages.show(...asked));
  serve('GET', step, (...asked) => pages.show(...asked));
  serve('POST', step, (...asked) => pages.activate(...asked));
  serve('POST', `${step}/resend`, (...asked) => pages.resend(...asked), refuseResend);
  serve('GET', `${step}/change`, (...asked) => pages.showForm(...asked));
  // Browsers send a GET when somebody types or reloads the address that the button posts to.
  scope.get<StepRoute>(`${step}/resend`, (request, reply) => reply.redirect(stepPath(request), 303));
}

class CodeStepPages {
  constructor(private readonly options: CodeStepOptions) {}

  /** Calls `answer` for the browser that began the step. Others get the same 404 whether the code exists or not. */
  async answerOwn(request: StepRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
    const { pages, publicUrl, security } = this.options;
    if (request.method === 'POST') assertOwnSite(request, publicUrl, security);
    const page = await pages.find(readAlias(request), request.ip);
    if (page && this.isOwn(page, request)) return answer(page, request, reply);
    return sendActivationPage(this.options, request, reply, { draw: drawNoStep, status: 404 });
  }

  async show(page: ScanPage, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.sendState(page, request, reply, {});
  }

  async activate(page: ScanPage, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const digits = readForm(request).get('code')?.replace(/\D/g, '') ?? '';
    const shared = isSharedComputer(request);
    keepSharedComputer(reply, shared);
    // A code that is too short uses up no try.
    if (digits.length !== LENGTH.digits) throw new DomainError('invalid_code');
    const proof = { challengeId: request.params.challengeId, digits };
    await this.options.activations.activate(page, { ...proof, shared }, request, reply);
    return reply.redirect(`${cardPath(page.alias)}/activated`, 303);
  }

  async resend(page: ScanPage, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { challengeId } = request.params;
    try {
      await this.options.activations.resend(page, challengeId, request);
    } catch (error) {
      if (!(await this.isDoublePress(error, page, challengeId))) throw error;
    }
    return reply.redirect(`${stepPath(request)}?resent`, 303);
  }

  /** "Change e-mail": the form with what everybody will see. The next person at this browser may press it too. */
  async showForm(page: ScanPage, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const draft = await this.options.pending.findPublicDraft(request.params.challengeId, page.itemId);
    if (!draft) return reply.redirect(cardPath(page.alias), 303);
    const form = { typed: { ...draft, email: '' }, focus: 'email' } as const;
    return sendActivationPage(this.options, request, reply, {
      draw: (context) => drawActivationForm(page.alias, form, context),
    });
  }

  /** The step again with what was typed and the reason of the refusal. */
  async refuseDigits(error: DomainError, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const final = sendFinalFailure(this.options, error, request, reply);
    if (final) return final;
    const typed = readForm(request).get('code') ?? '';
    return this.sendRefusal(error, request, reply, (locale) => toDigitsRefusal(error, typed, locale));
  }

  /** Shows the step again and says why no mail was sent. A step that is over has a page that says so. */
  async refuseResend(error: DomainError, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const final = sendFinalFailure(this.options, error, request, reply);
    if (final) return final;
    if (error.errorCode === 'invalid_code') return reply.redirect(stepPath(request), 303);
    return this.sendRefusal(error, request, reply, (locale) => toResendRefusal(error, locale));
  }

  private async sendRefusal(
    error: DomainError,
    request: StepRequest,
    reply: FastifyReply,
    say: Say,
  ): Promise<FastifyReply> {
    const { status } = ERRORS[error.errorCode];
    const page = await inTime(this.options.pages.find(readAlias(request), request.ip)).catch(() => undefined);
    const sent =
      page && this.isOwn(page, request) ? this.sendState(page, request, reply, { say, status }) : undefined;
    return (await sent?.catch(() => undefined)) ?? this.sendBare(request, reply, say, status);
  }

  private isOwn({ itemId }: ScanPage, request: StepRequest): boolean {
    const { challengeId } = request.params;
    return challengeId !== undefined && this.options.steps.has(request, { challengeId, itemId });
  }

  private async sendState(
    page: ScanPage,
    request: StepRequest,
    reply: FastifyReply,
    { say = () => ({}), status }: { say?: Say; status?: number },
  ): Promise<FastifyReply> {
    const { pending, viewers, clock } = this.options;
    const { alias, itemId } = page;
    const path = stepPath(request);
    const { state, challenge } = await pending.getStep(request.params.challengeId, itemId);
    const send = (drawn: PlainPage) => sendActivationPage(this.options, request, reply, drawn);
    if (state === 'activated') {
      // Sent twice, or activated by the link. Only the next request has the cookie that the other answer set.
      if (status !== undefined) return reply.redirect(path, 303);
      if (await viewers.find(request)) return reply.redirect(`${cardPath(alias)}/activated`, 303);
      return send({ draw: (context) => drawActivatedElsewhere(alias, context) });
    }
    const email = challenge && maskEmail(challenge.emailAsTyped);
    // An answer to a POST stays without the application, which would show the page of the address in its place.
    const shown = status === undefined ? ({ runs: 'at-touch', start: startStep } as const) : { status };
    if (state === 'ended' || !challenge || !email)
      return send({
        ...shown,
        draw: (context) =>
          drawEndedStep(alias, { path, email, problem: say(context.locale).problem }, context),
      });
    const seconds = Math.ceil((challenge.resendAt.getTime() - clock.now().getTime()) / SECOND);
    const resent = request.query.resent !== undefined && seconds > 0;
    return send({
      ...shown,
      draw: (context) => {
        const wait = seconds > 0 ? waitText(seconds, context.locale) : undefined;
        const step = { path, email, wait, resent, shared: isSharedComputer(request), ...say(context.locale) };
        return drawCodeStep(alias, step, context);
      },
    });
  }

  /** Shows the step without the mailed address, which cannot be read while the database is away. */
  private sendBare(
    request: StepRequest,
    reply: FastifyReply,
    say: Say,
    status: number,
  ): Promise<FastifyReply> {
    const step = { path: stepPath(request), email: undefined, shared: isSharedComputer(request) };
    return sendActivationPage(this.options, request, reply, {
      draw: (context) => drawCodeStep(readAlias(request), { ...step, ...say(context.locale) }, context),
      status,
    });
  }

  private async isDoublePress(error: unknown, { itemId }: ScanPage, challengeId: string): Promise<boolean> {
    if (!(error instanceof DomainError) || error.errorCode !== 'too_many_requests') return false;
    const { pending, clock } = this.options;
    const { challenge } = await pending.getStep(challengeId, itemId);
    const sentAt = (challenge?.resendAt.getTime() ?? 0) - CHALLENGE.resendAfter;
    return clock.now().getTime() - sentAt < DOUBLE_PRESS;
  }
}
