import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ALIAS_ALPHABET, CLAIM_SECRET_LENGTH, isClaimSecret, normalizeClaimSecret } from '@ringtag/contracts';
import { seal, unseal } from '../../platform/secrets/sealed-text';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import type { Signer } from '../../platform/secrets/signer';
import type { ItemEntity } from '../tables/item.entity';

const MARK_LENGTH = 10;

/** Both columns of a code with a secret. */
type StoredSecret = { [Column in 'claimSecret' | 'claimHash']: string };

/**
 * The secrets that come with codes, apart from their QR codes: on the back, below a fold or a scratch field, or on a card.
 * Whoever has only a photo of the QR code cannot claim it. The database has them encrypted, with a keyed hash that the
 * guarded UPDATE of the claim compares.
 */
@Injectable()
export class ClaimSecrets {
  constructor(private readonly keys: SecretKeys) {}

  /** A new random secret for a code. */
  make(itemId: string): StoredSecret {
    const symbols = Array.from(
      { length: CLAIM_SECRET_LENGTH },
      () => ALIAS_ALPHABET[randomInt(ALIAS_ALPHABET.length)],
    );
    return this.store(itemId, symbols.join(''));
  }

  /** The columns of a code whose secret is given. */
  store(itemId: string, secret: string): StoredSecret {
    return {
      claimSecret: seal(this.keys, toPurpose(itemId), secret),
      claimHash: toHash(this.keys.signing, itemId, secret),
    };
  }

  /** Undefined where the code has none, and where it was stored with a key that is not accepted any more. */
  read({ id, claimSecret }: Pick<ItemEntity, 'id' | 'claimSecret'>): string | undefined {
    return claimSecret === null ? undefined : unseal(this.keys, toPurpose(id), claimSecret)?.text;
  }

  /**
   * The hashes that a code may have whose secret was typed, one for each accepted key. Case, hyphens and spaces do not
   * matter. Empty for a text that is no secret.
   */
  listHashes(itemId: string, typed: string | undefined): string[] {
    const secret = normalizeClaimSecret(typed ?? '');
    return isClaimSecret(secret) ? this.keys.accepted.map((key) => toHash(key, itemId, secret)) : [];
  }

  /** Encrypts what was typed to begin an activation, until the mailbox is proven. */
  sealTyped(itemId: string, typed: string): string {
    return seal(this.keys, toPurpose(itemId), typed);
  }

  unsealTyped(itemId: string, sealed: string | undefined): string | undefined {
    return sealed === undefined ? undefined : unseal(this.keys, toPurpose(itemId), sealed)?.text;
  }

  /** The beginning of all hashes of the key that signs now. */
  get currentMark(): string {
    return toMark(this.keys.signing);
  }

  /** True while `SECRET_KEY` is replaced: there may be secrets under another key. */
  get isReplacing(): boolean {
    return this.keys.accepted.length > 1;
  }
}

/** Bound to the code: what is copied to another row opens nothing there. */
function toPurpose(itemId: string): string {
  return `claim-secret:${itemId}`;
}

function toHash(key: Signer, itemId: string, secret: string): string {
  return toMark(key) + key.sign(`claim-hash:${itemId}:${secret}`);
}

/** Tells the hashes of keys apart, so that those of the other one are found without decrypting all. */
function toMark(key: Signer): string {
  return key.sign('claim-mark').slice(0, MARK_LENGTH);
}
