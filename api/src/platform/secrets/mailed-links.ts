import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@ringtag/contracts';
import { SecurityConfig } from '../config/config';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { hmac, readToken, sameSecret } from './secrets';

/** What a link leads to: a row, and what only that row and the server know. */
interface LinkSource {
  id: string;
  /** What the secret is derived from; other for each kind of link, and renewed with the row. */
  proof: string;
  expiresAt: Date;
}

/** What a mailed link is refused with. */
export const LINK_REFUSALS: ErrorCode[] = ['invalid_link', 'link_expired'];

const TIME = /^(.+)\.([\da-z]{1,9})\.([\w-]{22})$/;

/**
 * The tokens of all mailed links: the id of a row, 256 bits that prove the mailbox, and the time at which the link ends,
 * signed. So an expired link can be told from a forged one also when its row is gone, and the answer depends on nothing
 * but the link (ADR 34). Links that were mailed before tokens carried their time end by their row alone.
 */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly security: SecurityConfig,
    private readonly clock: Clock,
  ) {}

  /** Safe in a URL. `kind` is signed along: a link of one kind is nothing to another. */
  tokenOf(kind: string, source: LinkSource): string {
    const end = source.expiresAt.getTime().toString(36);
    return `${source.id}.${this.secretOf(source)}.${end}.${this.signatureOf(kind, source.id, end)}`;
  }

  /** The id of the row that a token names; undefined for what cannot be a token of this kind. */
  idIn(kind: string, token: string): string | undefined {
    return this.read(kind, token)?.id;
  }

  /**
   * Throws unless the token proves the row and neither has ended: `link_expired` when its time is over, `invalid_link`
   * for what never was a link or is of no use for another reason. A row that was extended takes its links along.
   */
  assertFits(kind: string, token: string, source: LinkSource | null): asserts source {
    const link = this.read(kind, token);
    const proven = link && source && sameSecret(this.secretOf(source), link.secret);
    const end = proven ? source.expiresAt.getTime() : link?.end;
    if (end !== undefined && end <= this.clock.now().getTime()) throw new DomainError('link_expired');
    if (!proven) throw new DomainError('invalid_link');
  }

  private read(kind: string, token: string): { id: string; secret: string; end?: number } | undefined {
    const [, untimed, end, signature] = TIME.exec(token) ?? [];
    const parts = readToken(untimed ?? token);
    if (!parts || end === undefined || signature === undefined) return parts;
    if (!sameSecret(this.signatureOf(kind, parts.id, end), signature)) return undefined;
    return { ...parts, end: parseInt(end, 36) };
  }

  private secretOf({ proof }: LinkSource): string {
    return hmac(this.security.secret, proof).toString('base64url');
  }

  private signatureOf(kind: string, id: string, end: string): string {
    const signature = hmac(this.security.secret, `end:${kind}:${id}:${end}`);
    return signature.subarray(0, 16).toString('base64url');
  }
}
