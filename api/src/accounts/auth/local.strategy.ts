import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isEmail } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { EMAIL_RULE } from '../../platform/http/fields';
import { type Client, toClient } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import type { UserEntity } from '../tables/user.entity';
import { UsersService } from '../users/users.service';
import { PasswordAttempts } from './password-attempts';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UsersService,
    private readonly devices: DevicesService,
    private readonly attempts: PasswordAttempts,
  ) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  /**
   * Guards run before the validation pipe, so this checks types and address. What it refuses does not count as a try.
   */
  validate(request: FastifyRequest, email: unknown, password: unknown): Promise<UserEntity> {
    if (typeof email !== 'string' || typeof password !== 'string')
      throw new DomainError('invalid_credentials');
    if (!isEmail(email.trim())) throw newFieldError('email', EMAIL_RULE.code, EMAIL_RULE.message);
    return this.verify(email, password, toClient(request));
  }

  /** The account behind an e-mail and a password. Throws `invalid_credentials` or `too_many_requests` (PWD-5). */
  private async verify(email: string, password: string, client: Client): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    const userId = user?.isEmailVerified ? user.id : undefined;
    const own = await this.devices.findBudget(toCanonicalEmail(email), client);
    const right = await this.attempts.verify({ email, userId, password, clientAddress: client.address, own });
    if (!user || !right) throw new DomainError('invalid_credentials');
    return user;
  }
}
