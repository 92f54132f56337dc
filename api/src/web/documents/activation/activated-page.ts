import { drawActivated } from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { ViewersService } from '../../../accounts';
import { cardPath, type CodeRoute } from '../../scan/scan-path';
import { sendFailurePage } from '../failure-pages';
import { startStep } from '../first-view';
import { type ActivationPageOptions, getPage, sendActivationPage } from './activation-page';

export interface ActivatedPageOptions extends ActivationPageOptions {
  viewers: ViewersService;
}

/** The page after an activation. It welcomes the owner; everybody else is led to the card. */
export function serveActivatedPage(scope: FastifyInstance, options: ActivatedPageOptions): void {
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => sendFailurePage(options.plain, error, request, reply),
  };
  scope.get<CodeRoute>('/scan/:alias/activated', { config }, async (request, reply) => {
    const { alias, itemId, ownerId } = await getPage(options, request);
    const viewer = await options.viewers.find(request);
    if (!viewer || viewer.userId !== ownerId) return reply.redirect(cardPath(alias), 303);
    return sendActivationPage(options, request, reply, {
      draw: (context) => drawActivated(alias, itemId, context),
      runs: 'at-once',
      start: startStep,
    });
  });
}
