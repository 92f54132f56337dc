import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { CHALLENGE, ERRORS, LENGTH, type Locale, SECOND } from '@ringtag/contracts';
import {
  drawActivatedElsewhere,
  drawActivationForm,
  drawCodeStep,
  drawEndedStep,
  drawNoStep,
  waitText,
} from '@ringtag/documents';
import type { FastifyReply } from 'fastify';
import { ViewersService } from '../../../accounts';
import { ActivationStepCookie, PendingActivations, type ScanPage, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import { maskEmail } from '../../../platform/addresses/email';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { readForm } from '../../../platform/http/forms';
import { AnswersPages, type PageController } from '../../../platform/http/pages';
import { inTime } from '../../../platform/turns/in-time';
import { ScanActivations } from '../../scan/scan-activations';
import { cardPath, readAlias } from '../../scan/scan-path';
import { startStep } from '../first-view';
import { type PlainPage, PlainPages } from '../plain-pages';
import { sendActivationPage, sendFinalFailure } from './activation-page';
import { isSharedComputer, keepSharedComputer } from './shared-computer';
import { type Said, toDigitsRefusal, toResendRefusal } from './step-refusals';
import { type StepRequest, stepPath } from './step-route';

/** What a page says in a language. */
type Say = (locale: Locale) => Said;

/** Two presses of "send again" within this time are one. */
const DOUBLE_PRESS = 5 * SECOND;

/**
 * The code step of an activation as plain pages (ADR 39). Only the browser that began the activation sees it.
 * All other browsers get a 404.
 */
@AnswersPages()
@Public()
@Controller('/scan/:alias/verify')
export class CodeStepController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly pages: ScanPages,
    private readonly activations: ScanActivations,
    private readonly pending: PendingActivations,
    private readonly steps: ActivationStepCookie,
    private readonly viewers: ViewersService,
    private readonly clock: Clock,
  ) {}

  @Get(['/', ':challengeId'])
  show(@Req() request: StepRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwn(request, reply, (page) => this.sendState(page, request, reply, {}));
  }

  @Post(':challengeId')
  activate(@Req() request: StepRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwn(request, reply, async (page) => {
      const digits = readForm(request).get('code')?.replace(/\D/g, '') ?? '';
      const shared = isSharedComputer(request);
      keepSharedComputer(reply, shared);
      // A code that is too short uses up no try.
      if (digits.length !== LENGTH.digits) throw new DomainError('invalid_code');
      const proof = { challengeId: request.params.challengeId, digits };
      await this.activations.activate(page, { ...proof, shared }, request, reply);
      return reply.redirect(`${cardPath(page.alias)}/activated`, 303);
    });
  }

  @Post(':challengeId/resend')
  resend(@Req() request: StepRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwn(request, reply, async (page) => {
      const { challengeId } = request.params;
      try {
        await this.activations.resend(page, challengeId, request);
      } catch (error) {
        if (!(await this.isDoublePress(error, page, challengeId))) throw error;
      }
      return reply.redirect(`${stepPath(request)}?resent`, 303);
    });
  }

  /** Browsers send a GET when somebody types or reloads the address that the button posts to. */
  @Get(':challengeId/resend')
  leadBack(@Req() request: StepRequest, @Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(stepPath(request), 303);
  }

  /** "Change e-mail": the form with what everybody will see. The next person at this browser may press it too. */
  @Get(':challengeId/change')
  showForm(@Req() request: StepRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwn(request, reply, async (page) => {
      const draft = await this.pending.findPublicDraft(request.params.challengeId, page.itemId);
      if (!draft) return reply.redirect(cardPath(page.alias), 303);
      const form = { typed: { ...draft, email: '' }, focus: 'email' } as const;
      return sendActivationPage(this.plain, request, reply, {
        draw: (context) => drawActivationForm(page.alias, form, context),
      });
    });
  }

  async showFailure(error: DomainError, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const final = sendFinalFailure(this.plain, error, request, reply);
    if (final) return final;
    const isResend = request.routeOptions.url?.endsWith('/resend');
    return isResend ? this.refuseResend(error, request, reply) : this.refuseDigits(error, request, reply);
  }

  /** Calls `answer` for the browser that began the step. Others get the same 404 whether the code exists or not. */
  private async answerOwn(
    request: StepRequest,
    reply: FastifyReply,
    answer: (page: ScanPage) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const page = await this.pages.find(readAlias(request), request.ip);
    if (page && this.isOwn(page, request)) return answer(page);
    return sendActivationPage(this.plain, request, reply, { draw: drawNoStep, status: 404 });
  }

  /** The step again with what was typed and the reason of the refusal. */
  private refuseDigits(error: DomainError, request: StepRequest, reply: FastifyReply): Promise<FastifyReply> {
    const typed = readForm(request).get('code') ?? '';
    return this.sendRefusal(error, request, reply, (locale) => toDigitsRefusal(error, typed, locale));
  }

  /** Shows the step again and says why no mail was sent. A step that is over has a page that says so. */
  private async refuseResend(
    error: DomainError,
    request: StepRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
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
    const page = await inTime(this.pages.find(readAlias(request), request.ip)).catch(() => undefined);
    const sent =
      page && this.isOwn(page, request) ? this.sendState(page, request, reply, { say, status }) : undefined;
    return (await sent?.catch(() => undefined)) ?? this.sendBare(request, reply, say, status);
  }

  private isOwn({ itemId }: ScanPage, request: StepRequest): boolean {
    const { challengeId } = request.params;
    return challengeId !== undefined && this.steps.has(request, { challengeId, itemId });
  }

  private async sendState(
    page: ScanPage,
    request: StepRequest,
    reply: FastifyReply,
    { say = () => ({}), status }: { say?: Say; status?: number },
  ): Promise<FastifyReply> {
    const { alias, itemId } = page;
    const path = stepPath(request);
    const { state, challenge } = await this.pending.getStep(request.params.challengeId, itemId);
    const send = (drawn: PlainPage) => sendActivationPage(this.plain, request, reply, drawn);
    if (state === 'activated') {
      // Sent twice, or activated by the link. Only the next request has the cookie that the other answer set.
      if (status !== undefined) return reply.redirect(path, 303);
      if (await this.viewers.find(request)) return reply.redirect(`${cardPath(alias)}/activated`, 303);
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
    const seconds = Math.ceil((challenge.resendAt.getTime() - this.clock.now().getTime()) / SECOND);
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
    return sendActivationPage(this.plain, request, reply, {
      draw: (context) => drawCodeStep(readAlias(request), { ...step, ...say(context.locale) }, context),
      status,
    });
  }

  private async isDoublePress(error: unknown, { itemId }: ScanPage, challengeId: string): Promise<boolean> {
    if (!(error instanceof DomainError) || error.errorCode !== 'too_many_requests') return false;
    const { challenge } = await this.pending.getStep(challengeId, itemId);
    const sentAt = (challenge?.resendAt.getTime() ?? 0) - CHALLENGE.resendAfter;
    return this.clock.now().getTime() - sentAt < DOUBLE_PRESS;
  }
}
