import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';

/** Runs passport-local when the body has a password; a sign-in without one continues by mail. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body, query } = context.switchToHttp().getRequest<FastifyRequest>();
    // passport-local also reads credentials from the query string, which ends up in logs and browser histories.
    if (Object.keys(query as object).length > 0) throw new DomainError('malformed_request');
    const { password } = (body ?? {}) as { password?: unknown };
    return password === undefined ? true : ((await super.canActivate(context)) as boolean);
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    if (!user) throw new DomainError('invalid_credentials');
    return user;
  }
}
