import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readRoute } from '../../platform/access/route';
import { newFieldError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { ReleaseTokens } from '../tokens/release-tokens.service';

/** Who uploads. */
export interface UploadToken {
  id: string;
  remote: string;
  label: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    releaseToken?: UploadToken;
  }
}

/** The token of a request that `ReleaseTokenGuard` has let in. */
export const CurrentToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadToken =>
    context.switchToHttp().getRequest<FastifyRequest>().releaseToken!,
);

/** Lets in who sends the token of the remote in the path, or any token where the path names no remote (RFC 6750). */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(
    private readonly tokens: ReleaseTokens,
    private readonly security: SecurityLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const [, text = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    const token = await this.tokens.find(text);
    const { remote } = request.params as { remote?: string };
    if (token && (remote === undefined || token.remote === remote)) {
      request.releaseToken = token;
      return true;
    }
    this.security.record('access_refused', { rule: 'release-token', route: readRoute(request) });
    const message = 'Send "Bearer" and a token of this remote that was not revoked';
    throw newFieldError('authorization', 'isReleaseToken', message);
  }
}
