import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ServerConfig } from '../../platform/config/config';
import { OwnerMarks } from '../devices/owner-marks';
import { hostCookie } from '../../platform/http/host-cookie';
import { sessionCookieName } from './session-cookie';
import type { IssuedSession } from './sessions.service';

/** Writes the session cookie, and ends the owner's mark with it; its attributes are those of SES-2. */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly attributes: ReturnType<typeof hostCookie>;

  constructor(
    private readonly marks: OwnerMarks,
    server: ServerConfig,
  ) {
    this.name = sessionCookieName(server.publicUrl);
    this.attributes = hostCookie(server.publicUrl);
  }

  set(reply: FastifyReply, session: IssuedSession): void {
    void reply.setCookie(this.name, session.token, { ...this.attributes, expires: session.expiresAt });
  }

  /** The browser is nobody's from now on. */
  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
    this.marks.clear(reply);
  }
}
