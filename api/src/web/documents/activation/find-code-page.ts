import { isAlias, normalizeAlias } from '@ringtag/contracts';
import { drawFindCode } from '@ringtag/scan-card/server';
import type { FastifyInstance } from 'fastify';
import { cardPath } from '../../scan/scan-path';
import { startStep } from '../first-view';
import type { PlainPages } from '../plain-pages';

/**
 * Where people type a code, or read it with the camera. The form leads to the page of the code, or to this page with the
 * application, which opens the camera.
 */
export function serveFindCode(scope: FastifyInstance, { plain }: { plain: PlainPages }): void {
  scope.get<{ Querystring: { code?: unknown; camera?: unknown } }>('/scan', (request, reply) => {
    const { code, camera } = request.query;
    const typed = typeof code === 'string' ? code.trim() : '';
    const alias = normalizeAlias(typed);
    if (isAlias(alias)) return reply.redirect(cardPath(alias), 303);
    const invalid = typed === '' ? undefined : typed;
    return plain.send(request, reply, {
      draw: (context) => drawFindCode(invalid, context),
      path: '/scan',
      listed: true,
      // The application would not show what was typed, so it does not run here.
      ...(invalid === undefined
        ? { runs: camera === undefined ? ('at-touch' as const) : ('at-once' as const), start: startStep }
        : { status: 400 }),
    });
  });
}
