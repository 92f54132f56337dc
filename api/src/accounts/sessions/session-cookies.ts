import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../../platform/config/config';
import { HostCookie } from '../../platform/http/host-cookie';
import { readToken } from '../../platform/secrets/secrets';
import { OwnerMarks } from '../devices/owner-marks';
import type { SessionEntity } from '../tables/session.entity';
import { type SessionLimits, toLastEnd } from './session-limits';

/** A session for the cookie of a browser. Its token is in the cookie only and is not stored. */
export interface IssuedSession {
  token: string;
  /** The cookie must end with the browser. */
  shared: boolean;
  /** The end of the session that no request postpones. */
  lastEnd: Date;
}

/** The session as it is given to a browser, with the secret that the database does not have. */
export function toIssued(
  session: Pick<SessionEntity, 'id' | 'shared' | 'createdAt'>,
  secret: string,
  limits: SessionLimits,
): IssuedSession {
  const { id, shared } = session;
  return { token: `${id}.${secret}`, shared, lastEnd: toLastEnd(session, limits) };
}

const NAME = 'qrsid';

/** Reads, sets and clears the session cookie (attributes: SES-2); clearing also removes the owner's mark. */
@Injectable()
export class SessionCookies {
  private readonly cookie: HostCookie;

  constructor(
    private readonly marks: OwnerMarks,
    server: ServerConfig,
  ) {
    this.cookie = new HostCookie(server, NAME);
  }

  /** The id and the secret that the browser sends; undefined without a well-formed cookie. */
  read(request: Partial<Pick<FastifyRequest, 'cookies'>>): ReturnType<typeof readToken> {
    return readToken(this.cookie.read(request) ?? '');
  }

  /** Lives as long as the session may; on a shared computer until the browser is closed. */
  set(reply: FastifyReply, { token, shared, lastEnd }: IssuedSession): void {
    this.cookie.set(reply, token, shared ? undefined : lastEnd);
  }

  /** Call it after sign-out. */
  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
    this.marks.clear(reply);
  }
}

/** Whether there is a session cookie under either of its names, valid or not: false answers would be unsafe. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes(`${NAME}=`) ?? false;
}
