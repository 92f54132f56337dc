import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { readRoute } from '../../platform/access/route';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { Refuses } from '../../platform/open-api/answers';
import { hasSessionCookie } from '../sessions/session-cookies';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const CHANGES_STATE = 'changesState';
const FROM_ANYWHERE = 'fromAnywhere';

/**
 * Marks the GET handlers that change state, and those that record who has read. Only scripts of this site may call them
 * (CSRF-4).
 */
export const ChangesState = () => applyDecorators(SetMetadata(CHANGES_STATE, true), Refuses('cross_origin'));

/** Marks the one POST that other programs send in browsers, too: its path proves who may. No origin is asked for. */
export const FromAnywhere = () => SetMetadata(FROM_ANYWHERE, true);

/**
 * Refuses state-changing requests from other sites, by their Fetch Metadata headers or else by Origin (CSRF-1, CSRF-2).
 * Requests without either come from programs, not from browsers: they pass only without a session cookie.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly server: ServerConfig,
    private readonly security: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isMarked = (key: string) =>
      this.reflector.get<true | undefined>(key, context.getHandler()) === true;
    if (isMarked(FROM_ANYWHERE)) return true;
    const isOurs = SAFE_METHODS.has(request.method)
      ? !isMarked(CHANGES_STATE) || isOwnScript(request)
      : isOwnSite(request, this.server.publicUrl);
    if (isOurs) return true;
    this.security.record('access_refused', { rule: 'origin', route: readRoute(request) });
    throw new DomainError('cross_origin');
  }
}

/** Whether the request comes from a page of this site, or from a program without a session. */
function isOwnSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin !== undefined) return origin === publicUrl;
  return !hasSessionCookie(request);
}

/** Links, images and forms of other sites cannot send these headers. */
function isOwnScript({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined) return headers['x-requested-with'] !== undefined;
  return site === 'same-origin' && ['cors', 'same-origin'].includes(headers['sec-fetch-mode'] ?? '');
}
