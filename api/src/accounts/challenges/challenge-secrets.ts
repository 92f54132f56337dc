import { Injectable } from '@nestjs/common';
import { LENGTH } from '@ringtag/contracts';
import { v7 } from 'uuid';
import { SecurityConfig } from '../../platform/config/config';
import { MailedLinks } from '../../platform/secrets/mailed-links';
import { hmac } from '../../platform/secrets/secrets';
import type { ChallengePurpose } from '../tables/challenge';

type Source = { id: string; nonce: string };
type LinkSource = Source & { purpose: ChallengePurpose; expiresAt: Date };

/**
 * Derives the digits and the link of a challenge from its nonce and the server's secret. So a copy of the database
 * contains neither, and the same digits can be mailed again (OTP-1, OTP-2, LNK-1).
 */
@Injectable()
export class ChallengeSecrets {
  constructor(
    private readonly security: SecurityConfig,
    private readonly links: MailedLinks,
  ) {}

  /** Six digits, leading zeros kept. */
  toDigits({ id, nonce }: Source): string {
    const number =
      hmac(this.security.secret, `code:${id}:${nonce}`).readBigUInt64BE() % BigInt(10 ** LENGTH.digits);
    return String(number).padStart(LENGTH.digits, '0');
  }

  /** A UUIDv7 computed from request and minute with the server's secret: the same form twice gets the same id. */
  toId(request: string, at: Date): string {
    return v7({
      msecs: at.getTime(),
      random: hmac(this.security.secret, `challenge:${at.getTime()}:${request}`),
    });
  }

  toToken(challenge: LinkSource): string {
    return this.links.toToken(challenge.purpose, toLink(challenge));
  }

  /** The id of the challenge in a token; undefined when the token is malformed or for another purpose. */
  readId(token: string, purpose: ChallengePurpose): string | undefined {
    return this.links.readId(purpose, token);
  }

  /** The same of a token that was made here, whatever became of its challenge; undefined for any other. */
  readSignedId(token: string, purpose: ChallengePurpose): string | undefined {
    return this.links.readSignedId(purpose, token);
  }

  /** Throws `link_expired` or `invalid_link` unless the token is the link of this challenge. */
  assertLink(
    token: string,
    purpose: ChallengePurpose,
    challenge: LinkSource | null,
  ): asserts challenge is LinkSource {
    this.links.assertFits(purpose, token, challenge && toLink(challenge));
  }
}

const toLink = ({ id, nonce, expiresAt }: LinkSource) => ({ id, proof: `link:${id}:${nonce}`, expiresAt });
