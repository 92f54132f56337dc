import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OWNER_LINK } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import type { User } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { ExpiredRows } from '../../platform/housekeeping/expired-rows';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret, sha256 } from '../../platform/secrets/secrets';
import { OwnerLinkEntity } from '../tables/owner-link.entity';

/**
 * The links in mails to owners, each of which opens one conversation in one browser. Their tokens have 128 bits, are
 * stored as hashes, and are derived when a mail is written: the outbox has none (ADR 76).
 */
@Injectable()
export class OwnerLinks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
    private readonly expired: ExpiredRows,
  ) {}

  onModuleInit(): void {
    this.expired.register(OwnerLinkEntity, { column: 'createdAt', kept: OWNER_LINK.life });
  }

  /** A new link, for a mail that is being queued. Answers its id. */
  async create(
    manager: EntityManager,
    conversationId: string,
    { user, helperId = null }: { user: Pick<User, 'deviceGeneration'>; helperId?: string | null | undefined },
  ): Promise<string> {
    const id = newId();
    await manager.insert(OwnerLinkEntity, {
      id,
      ...this.newToken(id),
      conversationId,
      helperId,
      deviceGeneration: user.deviceGeneration ?? 0,
      createdAt: this.clock.now(),
    });
    return id;
  }

  /**
   * The token for the mail: a new one where the key of the one before is gone. Undefined for a link that was deleted. To
   * be called while the message is locked.
   */
  async findToken(id: string, manager: EntityManager): Promise<string | undefined> {
    const link = await manager.findOneBy(OwnerLinkEntity, { id });
    if (!link) return undefined;
    const token = this.toToken(link);
    if (sameSecret(sha256(token), link.tokenHash)) return token;
    const renewed = this.newToken(id);
    await manager.update(OwnerLinkEntity, { id }, renewed);
    return this.toToken({ id, ...renewed });
  }

  /** The link of a token, unless it is too old. Whether it may be used, the caller decides. */
  find(token: string): Promise<OwnerLinkEntity | null> {
    const createdAt = MoreThan(this.clock.in(-OWNER_LINK.life));
    return this.dataSource.manager.findOneBy(OwnerLinkEntity, { tokenHash: sha256(token), createdAt });
  }

  /** Binds a link to the browser with this secret. Of parallel calls one succeeds: the condition is in the UPDATE. */
  async bind({ id }: OwnerLinkEntity, browser: string): Promise<boolean> {
    const unbound = { id, browserHash: IsNull() };
    const change = { browserHash: toBrowserHash(id, browser) };
    const { affected } = await this.dataSource.manager.update(OwnerLinkEntity, unbound, change);
    return affected === 1;
  }

  isBoundTo({ id, browserHash }: OwnerLinkEntity, browser: string | undefined): boolean {
    return (
      browserHash !== null && browser !== undefined && sameSecret(browserHash, toBrowserHash(id, browser))
    );
  }

  /** Whether a fresh link may be mailed now. Of parallel calls one gets true, and no other for a minute. */
  async takeFresh(manager: EntityManager, { id }: OwnerLinkEntity): Promise<boolean> {
    const before = LessThan(this.clock.in(-OWNER_LINK.freshEvery));
    const due = [IsNull(), before].map((freshAt) => ({ id, freshAt }));
    const { affected } = await manager.update(OwnerLinkEntity, due, { freshAt: this.clock.now() });
    return affected === 1;
  }

  private newToken(id: string): Pick<OwnerLinkEntity, 'tokenNonce' | 'tokenHash'> {
    const tokenNonce = this.keys.newNonce();
    return { tokenNonce, tokenHash: sha256(this.toToken({ id, tokenNonce })) };
  }

  private toToken({ id, tokenNonce }: Pick<OwnerLinkEntity, 'id' | 'tokenNonce'>): string {
    return this.keys.readKey(tokenNonce).deriveToken(`owner-link:${id}:${tokenNonce}`);
  }
}

/** Different for each link, so that the rows do not tell which links one browser opened. */
function toBrowserHash(id: string, browser: string): string {
  return sha256(`${id}:${browser}`);
}
