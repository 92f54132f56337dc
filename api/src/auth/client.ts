import type { FastifyRequest } from 'fastify';
import { deviceCookieOf } from '../devices/device-cookie';
import type { UserEntity } from '../users/user.entity';
import type { Client } from './auth.service';

/** A request whose password passport checked. */
export type RequestWithUser = FastifyRequest & { user?: UserEntity };

/** `request.ip` follows TRUST_PROXY only, so a forged X-Forwarded-For changes nothing (LIM-1). */
export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: deviceCookieOf(request),
  };
}
