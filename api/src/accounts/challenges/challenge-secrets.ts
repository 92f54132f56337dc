import { Injectable } from '@nestjs/common';
import { LENGTH } from '@ringtag/contracts';
import { v7 } from 'uuid';
import { MailedLinks } from '../../platform/secrets/mailed-links';
import { SecretKeys } from '../../platform/secrets/secret-keys';
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
    private readonly keys: SecretKeys,
    private readonly links: MailedLinks,
  ) {}

  newNonce(): string {
    return this.keys.newNonce();
  }

  /** Six digits, leading zeros kept. A challenge has one code, whichever keys are accepted: that of its nonce's key. */
  toDigits({ id, nonce }: Source): string {
    const signature = this.keys.readKey(nonce).sign(`code:${id}:${nonce}`);
    const number = Buffer.from(signature, 'base64url').readBigUInt64BE() % BigInt(10 ** LENGTH.digits);
    return String(number).padStart(LENGTH.digits, '0');
  }

  /**
   * UUIDv7s computed from request and minute with each accepted key, that of the signing key first: the same form twice
   * gets the same id.
   */
  toIds(request: string, at: Date): string[] {
    return this.keys.accepted.map((key) => {
      const signature = key.sign(`challenge:${at.getTime()}:${request}`);
      return v7({ msecs: at.getTime(), random: Buffer.from(signature, 'base64url') });
    });
  }

  toToken(challenge: LinkSource): string {
    return this.links.toToken(challenge.purpose, toLink(challenge));
  }

  /** The id of the challenge in a token that was made here, whatever became of it; undefined for any other. */
  readId(token: string, purpose: ChallengePurpose): string | undefined {
    return this.links.readId(purpose, token);
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
