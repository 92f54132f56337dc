import type { FastifyRequest } from 'fastify';

const NAMES = ['__Host-device', 'device'] as const;

/** `__Host-` needs TLS; over plain http another name is used (SES-2). */
export function deviceCookieName(publicUrl: string): (typeof NAMES)[number] {
  return publicUrl.startsWith('https:') ? '__Host-device' : 'device';
}

/** What the browser brought, still to be verified. */
export function deviceCookieOf({ cookies }: FastifyRequest): string | undefined {
  return NAMES.map((name) => cookies[name]).find((value) => value !== undefined);
}
