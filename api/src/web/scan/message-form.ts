import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MESSAGE } from '@ringtag/contracts';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';

/** The longest token that is read; ours have 68 characters. */
const MAX_LENGTH = 100;

/**
 * Tokens of message forms. A token is signed and says which code was shown when, so nothing is stored. Each is unique,
 * so that the first message of a form can be told from later ones.
 */
@Injectable()
export class MessageForm {
  constructor(
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  issue(alias: string): string {
    const time = this.clock.now().getTime().toString(36);
    const signed = `${time}.${randomUUID()}`;
    return `${signed}.${sign(this.keys.signing, alias, signed)}`;
  }

  /**
   * Throws `form_expired` unless the token belongs to the code and is at most 24 hours old. Throws `form_too_new` with
   * `retryAfter` until it is 2 seconds old: people whose browser fills in the form can be that quick. They may retry.
   */
  assertValid(alias: string, token: string): void {
    const { ours, age } = this.read(alias, token);
    if (!ours || age > MESSAGE.formMaxAge) throw new DomainError('form_expired');
    const tooEarly = MESSAGE.formMinAge - age;
    if (tooEarly > 0) throw new DomainError('form_too_new', { retryAfter: Math.ceil(tooEarly / 1000) });
  }

  /** The token for showing a form again: the same token if it is still valid, so that its age does not start anew. */
  renew(alias: string, token: string): string {
    return this.isValid(alias, token) ? token : this.issue(alias);
  }

  /** Whether the token proves that its sender was shown the code within a day: only this server can sign one. */
  isValid(alias: string, token: string): boolean {
    const { ours, age } = this.read(alias, token);
    return ours && age < MESSAGE.formMaxAge;
  }

  /** Everything before the signature is signed, so that a token has only one spelling. */
  private read(alias: string, token: string): { ours: boolean; age: number } {
    if (token.length > MAX_LENGTH) return { ours: false, age: 0 };
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, Math.max(0, end));
    const signature = token.slice(end + 1);
    return {
      ours: this.keys.accepted.some((key) => sameSecret(sign(key, alias, signed), signature)),
      age: this.clock.now().getTime() - Number.parseInt(signed, 36),
    };
  }
}

function sign(key: Signer, alias: string, signed: string): string {
  return key.sign(`form:${alias}:${signed}`).slice(0, 22);
}
