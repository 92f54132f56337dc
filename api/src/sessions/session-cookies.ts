import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ServerConfig } from '../config/config';
import { hostCookie } from '../platform/http/host-cookie';
import { sessionCookieName } from './session-cookie';
import type { IssuedSession } from './sessions.service';

/** Writes the session cookie; its attributes are those of SES-2. */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly attributes: ReturnType<typeof hostCookie>;

  constructor(server: ServerConfig) {
    this.name = sessionCookieName(server.publicUrl);
    this.attributes = hostCookie(server.publicUrl);
  }

  set(reply: FastifyReply, session: IssuedSession): void {
    void reply.setCookie(this.name, session.token, { ...this.attributes, expires: session.expiresAt });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
