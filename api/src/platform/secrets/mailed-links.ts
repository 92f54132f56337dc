import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@ringtag/contracts';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { SecretKeys } from './secret-keys';
import { readToken, sameSecret } from './secrets';
import type { Signer } from './signer';

/** The row that a link belongs to. */
interface LinkSource {
  id: string;
  /** The input of the secret. Different for each kind of link, and changed when the row is renewed. */
  proof: string;
  expiresAt: Date;
}

/** The error codes of mailed links. */
export const LINK_REFUSALS: ErrorCode[] = ['invalid_link', 'link_expired'];

const TOKEN = /^(.+)\.([\da-z]{1,9})\.([\w-]{22})$/;

/**
 * The tokens of all mailed links: the id of a row, a secret of 256 bits that proves access to the mailbox, and the
 * signed expiry time. So an expired link differs from a forged one even when its row was deleted, and the answer
 * depends only on the link (ADR 31).
 */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  /** Safe in a URL. The signature covers `kind`, so that a link cannot be used as one of another kind. */
  toToken(kind: string, source: LinkSource): string {
    const key = this.keys.signing;
    const end = source.expiresAt.getTime().toString(36);
    return `${source.id}.${key.sign(source.proof)}.${end}.${signEnd(key, kind, source.id, end)}`;
  }

  /** Returns the row id in a token. The signature proves it, so the row need not exist. Undefined for any other text. */
  readId(kind: string, token: string): string | undefined {
    return this.read(kind, token)?.id;
  }

  /**
   * Throws unless the token belongs to the row and has not expired: `link_expired` after its time, else `invalid_link`.
   * The time of the row counts, so extending a row extends its links.
   */
  assertFits(kind: string, token: string, source: LinkSource | null): asserts source {
    const link = this.read(kind, token);
    const proven =
      link && source && this.keys.accepted.some((key) => sameSecret(key.sign(source.proof), link.secret));
    const end = proven ? source.expiresAt.getTime() : link?.end;
    if (end !== undefined && end <= this.clock.now().getTime()) throw new DomainError('link_expired');
    if (!proven) throw new DomainError('invalid_link');
  }

  private read(kind: string, token: string): { id: string; secret: string; end: number } | undefined {
    const [, link = '', end, signature] = TOKEN.exec(token) ?? [];
    const parts = readToken(link);
    if (!parts || !end || !signature) return undefined;
    const isOurs = this.keys.accepted.some((key) => sameSecret(signEnd(key, kind, parts.id, end), signature));
    return isOurs ? { ...parts, end: parseInt(end, 36) } : undefined;
  }
}

function signEnd(key: Signer, kind: string, id: string, end: string): string {
  return key.deriveToken(`end:${kind}:${id}:${end}`);
}
