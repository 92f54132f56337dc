import type { FastifyReply, FastifyRequest } from 'fastify';

/** As scripts of the pages name it (`libs/session/src/shared-computer.ts`). */
const COOKIE = 'shared-computer';

/** Whether this is a shared computer: as the posted form says, where it asks; else as this browser was told before. */
export function isSharedComputer({ body, cookies }: FastifyRequest): boolean {
  const asked = body instanceof URLSearchParams ? body.getAll('shared') : [];
  return asked.length > 0 ? asked.includes('yes') : cookies[COOKIE] === 'yes';
}

/** Keeps the answer in the browser until it is closed, as the scripts of the pages do. */
export function keepSharedComputer(reply: FastifyReply, shared: boolean): void {
  const attributes = { path: '/', sameSite: 'lax' } as const;
  if (shared) void reply.setCookie(COOKIE, 'yes', attributes);
  else if (COOKIE in reply.request.cookies) void reply.clearCookie(COOKIE, attributes);
}
