import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookies, ViewersService } from '../../accounts';
import { ServerConfig } from '../../platform/config/config';
import { HostCookie } from '../../platform/http/host-cookie';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';

const COOKIE = 'release';
const VALUE = /^(mfe-[a-z-]{1,36})\.([\da-f-]{36})\.([\w-]{22})$/;

interface Previewed {
  remote: string;
  id: string;
}

/**
 * The cookie of an administrator who looks at a release before others do. It is signed for one session, and means nothing
 * in any other.
 */
@Injectable()
export class ReleasePreviews {
  private readonly cookie: HostCookie;

  constructor(
    server: ServerConfig,
    private readonly keys: SecretKeys,
    private readonly sessions: SessionCookies,
    private readonly viewers: ViewersService,
  ) {
    this.cookie = new HostCookie(server, COOKIE);
  }

  /** Ends with the browser. */
  set(reply: FastifyReply, sessionId: string, { remote, id }: Previewed): void {
    const signature = this.keys.signing.deriveToken(toText(sessionId, { remote, id }));
    this.cookie.set(reply, `${remote}.${id}.${signature}`);
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** Asks the database only about a cookie that this server signed for this session. */
  async find(request: FastifyRequest): Promise<Previewed | undefined> {
    const [, remote, id, signature] = VALUE.exec(this.cookie.read(request) ?? '') ?? [];
    const session = this.sessions.read(request);
    if (!remote || !id || !signature || !session) return undefined;
    const text = toText(session.id, { remote, id });
    if (!this.keys.accepted.some((key) => sameSecret(key.deriveToken(text), signature))) return undefined;
    const viewer = await this.viewers.find(request);
    return viewer?.role === 'role-admin' ? { remote, id } : undefined;
  }
}

function toText(sessionId: string, { remote, id }: Previewed): string {
  return `release ${sessionId} ${remote} ${id}`;
}
