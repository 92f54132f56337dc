import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readRoute } from '../../platform/access/route';
import { Clock } from '../../platform/clock/clock';
import { MailConfig } from '../../platform/config/config';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { readKeptBody } from '../../platform/http/keep-body';
import { SecurityLog } from '../../platform/logging/security-log';
import { findSignatureFault } from '../../platform/secrets/webhook-signature';

/**
 * Lets in what the mail provider has signed. Asks no database, so that whoever sends anything else costs little. Without
 * a secret there is no such route.
 */
@Injectable()
export class WebhookGuard implements CanActivate {
  constructor(
    private readonly config: MailConfig,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { bounceKeys } = this.config;
    if (bounceKeys.length === 0) throw new DomainError('not_found');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const signed = { headers: request.headers, body: readKeptBody(request) };
    const fault = findSignatureFault(signed, bounceKeys, this.clock.now());
    if (!fault) return true;
    this.security.record('access_refused', { rule: 'signature', route: readRoute(request) });
    throw new ValidationError([fault]);
  }
}
