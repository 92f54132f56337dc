import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { BACKGROUND_HEADER, toAuthorities } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../../platform/access/access.decorators';
import { readRoute } from '../../platform/access/route';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { SessionCookies } from '../sessions/session-cookies';
import { ViewersService } from '../sessions/viewers.service';

/** Default deny: a handler without an access decorator is refused (AUT-2). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly viewers: ViewersService,
    private readonly cookies: SessionCookies,
    private readonly security: SecurityLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new DomainError('not_found');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (access.public) {
      if (access.viewer) request.viewer = await this.viewers.find(request);
      return true;
    }
    const passive = access.passive || isBackground(request);
    const { viewer, renewed } = await this.viewers.use(request, { revive: access.revive, passive });
    request.viewer = viewer;
    if (renewed) this.cookies.set(http.getResponse<FastifyReply>(), renewed);
    const { userId, role } = viewer;
    if (!toAuthorities(role).includes(access.authority)) {
      this.security.record('access_refused', { userId, rule: 'role', route: readRoute(request) });
      throw new DomainError(access.authority === 'admin' ? 'admin_required' : 'user_required');
    }
    return true;
  }
}

/** A page reads again because of an event or a timer: the person may have left long ago (SES-4). */
function isBackground({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers[BACKGROUND_HEADER] === '1';
}
