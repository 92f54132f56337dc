import { Injectable } from '@nestjs/common';
import type { PageKind } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ClaimGuesses, type Guesser } from '../claim-secrets/claim-guesses';
import { ClaimSecrets } from '../claim-secrets/claim-secrets';
import { ItemEntity } from '../tables/item.entity';
import { assertActivatable } from './assert-activatable';
import { CodeOwnership } from './code-ownership';

/** What somebody claims a code with. */
interface SealedClaim {
  pageKind: PageKind | undefined;
  /** The secret as it was typed, encrypted by `seal`. */
  sealed: string | undefined;
}

/** Claims codes for people who were checked before: with the secret of the code, where it has one. */
@Injectable()
export class CodeClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownership: CodeOwnership,
    private readonly guesses: ClaimGuesses,
    private readonly secrets: ClaimSecrets,
  ) {}

  /** Throws what `assertActivatable` throws. */
  async assertFree(itemId: string): Promise<void> {
    await assertActivatable(this.dataSource.manager, itemId);
  }

  /**
   * To be called before anything is mailed. Throws what `assertActivatable` throws first, because what is said about a
   * secret must not depend on whether the code is free; then what `ClaimGuesses.assertRight` throws.
   * @param typed the secret
   * @returns it encrypted, for `claim`
   */
  async check(itemId: string, typed: string | undefined, guesser: Guesser): Promise<string | undefined> {
    await this.assertFree(itemId);
    await this.guesses.assertRight(itemId, typed, guesser);
    return typed === undefined ? undefined : this.secrets.sealTyped(itemId, typed);
  }

  /**
   * Makes somebody the owner. The secret is compared once more: an administrator may have changed it since `check`. Throws
   * what `CodeOwnership.claim` throws.
   */
  async claim(
    manager: EntityManager,
    itemId: string,
    userId: string,
    { pageKind, sealed }: SealedClaim,
  ): Promise<void> {
    const hashes = this.secrets.listHashes(itemId, this.secrets.unsealTyped(itemId, sealed));
    await this.ownership.claim(manager, itemId, userId, { pageKind, hashes });
  }

  /** Reads the database, because a cached scan page may be old. */
  async isHeldBy(userId: string, itemId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ItemEntity, { id: itemId, ownerId: userId });
  }
}
