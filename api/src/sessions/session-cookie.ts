import type { FastifyRequest } from 'fastify';

const NAMES = ['__Host-qrsid', 'qrsid'] as const;

/** `__Host-` needs TLS; over plain http another name is used (SES-2). */
export function sessionCookieName(publicUrl: string): (typeof NAMES)[number] {
  return publicUrl.startsWith('https:') ? '__Host-qrsid' : 'qrsid';
}

export function hasSessionCookie(request: FastifyRequest): boolean {
  const { cookie } = request.headers;
  return cookie !== undefined && NAMES.some((name) => cookie.includes(`${name}=`));
}
