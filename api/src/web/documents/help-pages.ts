import { HELP_PATH, HELP_READERS, helpPath } from '@ringtag/contracts';
import { drawHelp } from '@ringtag/scan-card/server';
import type { FastifyInstance } from 'fastify';
import type { PlainPages } from './plain-pages';

/** Questions and answers, for everybody. The pages have no script. */
export function serveHelp(scope: FastifyInstance, { plain }: { plain: PlainPages }): void {
  for (const reader of [undefined, ...HELP_READERS]) {
    const path = reader ? helpPath(reader) : HELP_PATH;
    scope.get(path, (request, reply) =>
      plain.send(request, reply, {
        draw: (context) => drawHelp(reader, context),
        path,
        listed: true,
        look: 'help',
      }),
    );
  }
}
