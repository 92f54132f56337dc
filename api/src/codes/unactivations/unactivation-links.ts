import { Injectable } from '@nestjs/common';
import { MailedLinks } from '../../platform/secrets/mailed-links';

type Source = { id: string; nonce: string; activationId: string; expiresAt: Date };

const KIND = 'unactivation';

/**
 * Derives the link by which an owner answers a request, so that a copy of the database does not hold it; bound to the
 * activation, which has one owner (LNK-1, LNK-9).
 */
@Injectable()
export class UnactivationLinks {
  constructor(private readonly links: MailedLinks) {}

  tokenOf(request: Source): string {
    return this.links.tokenOf(KIND, linkOf(request));
  }

  /** Undefined for what is no token at all. */
  requestIdOf(token: string): string | undefined {
    return this.links.idIn(KIND, token);
  }

  /** Throws `link_expired` or `invalid_link` unless the token is the link of this request. */
  assertFits(token: string, request: Source | null): asserts request is Source {
    this.links.assertFits(KIND, token, request && linkOf(request));
  }
}

const linkOf = ({ id, nonce, activationId, expiresAt }: Source) => ({
  id,
  proof: `unactivation:${id}:${activationId}:${nonce}`,
  expiresAt,
});
