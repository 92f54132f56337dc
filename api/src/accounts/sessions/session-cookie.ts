import type { FastifyRequest } from 'fastify';
import { hostCookieName } from '../../platform/http/host-cookie';

const NAME = 'qrsid';

export function sessionCookieName(publicUrl: string): string {
  return hostCookieName(publicUrl, NAME);
}

/** Whether there is a session cookie under either of its names, valid or not: false answers would be unsafe. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes(`${NAME}=`) ?? false;
}
