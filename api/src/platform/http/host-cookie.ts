import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config';

/**
 * A cookie of ours (SES-2). The prefix `__Host-` keeps other hosts of the domain from setting it, but needs TLS, as
 * `Secure` does. Over plain http it has its bare name.
 */
export class HostCookie {
  readonly name: string;
  private readonly attributes;

  /** @param sameSite `lax` for a cookie that must also be sent when another site or a camera app opens a page */
  constructor({ publicUrl }: ServerConfig, name: string, sameSite: 'strict' | 'lax' = 'strict') {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? `__Host-${name}` : name;
    this.attributes = { path: '/', httpOnly: true, sameSite, secure };
  }

  /** Undefined also where nobody has parsed cookies: in answers to refused addresses, and in early ones. */
  read({ cookies }: Partial<Pick<FastifyRequest, 'cookies'>>): string | undefined {
    return cookies?.[this.name];
  }

  /** Without a time it ends with the browser. */
  set(reply: FastifyReply, value: string, expires?: Date): void {
    void reply.setCookie(this.name, value, { ...this.attributes, ...(expires && { expires }) });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
