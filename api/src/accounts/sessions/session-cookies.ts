import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ServerConfig } from '../../platform/config/config';
import { hostCookie } from '../../platform/http/host-cookie';
import { OwnerMarks } from '../devices/owner-marks';
import { sessionCookieName } from './session-cookie';
import type { IssuedSession } from './sessions.service';

/** Sets and clears the session cookie (attributes: SES-2); clearing also removes the owner's mark. */
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

  /** Lives as long as the session may; on a shared computer until the browser is closed. */
  set(reply: FastifyReply, { token, shared, lastEnd }: IssuedSession): void {
    const life = shared ? {} : { expires: lastEnd };
    void reply.setCookie(this.name, token, { ...this.attributes, ...life });
  }

  /** Call it after sign-out. */
  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
    this.marks.clear(reply);
  }
}
