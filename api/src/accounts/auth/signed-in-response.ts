import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DevicesService } from '../devices/devices.service';
import { OwnerMarks } from '../devices/owner-marks';
import { SessionCookies } from '../sessions/session-cookies';
import type { UserDto } from '../users/user.dto';
import { UsersService } from '../users/users.service';
import type { SignedIn } from './auth.service';

/**
 * Answers a sign-in: the user in the body, the session in a cookie. The browser becomes a known device. On a
 * shared computer it does not, and what an earlier sign-in left in it is deleted.
 */
@Injectable()
export class SignedInResponse {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly users: UsersService,
    private readonly devices: DevicesService,
    private readonly marks: OwnerMarks,
  ) {}

  async answer(reply: FastifyReply, { user, session }: SignedIn): Promise<UserDto> {
    this.cookies.set(reply, session);
    if (session.shared) this.devices.forget(reply);
    else this.devices.remember(reply, user);
    this.marks.keep(reply, user.id, session);
    return this.users.describe(user);
  }
}
