import { ABOUT_PATH } from '@ringtag/contracts';
import { drawAbout } from '@ringtag/scan-card/server';
import type { FastifyInstance } from 'fastify';
import type { PlainPages } from './plain-pages';

/** What the product is, for people who have never heard of it. The page has no script. */
export function serveAbout(scope: FastifyInstance, { plain }: { plain: PlainPages }): void {
  scope.get(ABOUT_PATH, (request, reply) =>
    plain.send(request, reply, { draw: drawAbout, path: ABOUT_PATH, listed: true, look: 'about' }),
  );
}
