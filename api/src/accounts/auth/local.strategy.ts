import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isEmail } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { EMAIL_RULE } from '../../platform/http/fields';
import { toClient } from '../devices/client';
import type { UserEntity } from '../tables/user.entity';
import { AuthService } from './auth.service';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  /**
   * Guards run before the validation pipe, so this checks types and address. What it refuses does not count as a try.
   */
  validate(request: FastifyRequest, email: unknown, password: unknown): Promise<UserEntity> {
    if (typeof email !== 'string' || typeof password !== 'string')
      throw new DomainError('invalid_credentials');
    if (!isEmail(email.trim())) throw new ValidationError([{ field: 'email', ...EMAIL_RULE }]);
    return this.auth.verifyPassword(email, password, toClient(request));
  }
}
