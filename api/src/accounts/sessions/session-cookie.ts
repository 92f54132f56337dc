import type { FastifyRequest } from 'fastify';
import { hostCookieName } from '../../platform/http/host-cookie';
import { readToken } from '../../platform/secrets/secrets';

const NAME = 'qrsid';

export function sessionCookieName(publicUrl: string): string {
  return hostCookieName(publicUrl, NAME);
}

/** The id and the secret that the browser sends; undefined without a well-formed cookie. */
export function readSessionCookie(
  cookies: FastifyRequest['cookies'],
  publicUrl: string,
): ReturnType<typeof readToken> {
  return readToken(cookies[sessionCookieName(publicUrl)] ?? '');
}

/** Whether there is a session cookie under either of its names, valid or not: false answers would be unsafe. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes(`${NAME}=`) ?? false;
}
