import type { FastifyRequest } from 'fastify';
import type { UserEntity } from '../tables/user.entity';

/** Who a request comes from, as far as sign-in needs it. */
export interface Client {
  address: string;
  userAgent: string | undefined;
  /** As they came; the device's among them is still to be verified for an account. */
  cookies: FastifyRequest['cookies'];
}

/** A request whose password passport checked. */
export type RequestWithUser = FastifyRequest & { user?: UserEntity };

/** `request.ip` follows TRUST_PROXY only, so a forged X-Forwarded-For changes nothing (LIM-1). */
export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    cookies: request.cookies,
  };
}
