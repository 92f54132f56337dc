import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope read forms as pages without a script send them. The rest of the server reads none (CSRF-3). */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
  );
}
