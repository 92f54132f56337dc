import type { FastifyRequest } from 'fastify';
import { hostCookieName } from '../../platform/http/host-cookie';

const NAME = 'qrsid';

export function sessionCookieName(publicUrl: string): string {
  return hostCookieName(publicUrl, NAME);
}

/** By either of its names: who may be signed in is treated with more care. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes(`${NAME}=`) ?? false;
}
