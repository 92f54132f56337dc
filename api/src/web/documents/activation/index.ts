import type { FastifyInstance } from 'fastify';
import { serveActivatedPage } from './activated-page';
import { type ActivationFormOptions, serveActivationForm } from './activation-form-pages';
import { type ActivationLinkOptions, serveActivationLinks } from './activation-link-pages';
import { type CodeStepOptions, serveCodeSteps } from './code-step-pages';
import { serveFindCode } from './find-code-page';

export type ActivationOptions = ActivationFormOptions & CodeStepOptions & ActivationLinkOptions;

/** Activating a code without JavaScript, from typing the code to the welcome (ADR 39). */
export function serveActivation(scope: FastifyInstance, options: ActivationOptions): void {
  serveFindCode(scope, options);
  serveActivationForm(scope, options);
  serveCodeSteps(scope, options);
  serveActivationLinks(scope, options);
  serveActivatedPage(scope, options);
}
