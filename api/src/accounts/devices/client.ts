import type { Locale } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../platform/http/accepted-locale';
import type { UserEntity } from '../tables/user.entity';

/** The facts about the sender of a request before sign-in. */
export interface Client {
  address: string;
  userAgent: string | undefined;
  /** The language that the browser asks for. */
  locale: Locale;
  /** Unverified. `DevicesService` checks the device cookie for an account. */
  cookies: FastifyRequest['cookies'];
  /** True where the person ticked "This is a shared computer". */
  shared: boolean;
}

/** A request with the account whose password passport-local checked. */
export type RequestWithUser = FastifyRequest & { user?: UserEntity };

/** `request.ip` follows TRUST_PROXY only, so a forged X-Forwarded-For changes nothing (LIM-1). */
export function toClient(
  request: FastifyRequest,
  { shared = false }: { shared?: boolean | undefined } = {},
): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    locale: acceptedLocale(request),
    cookies: request.cookies,
    shared,
  };
}
