import { Injectable } from '@nestjs/common';
import type { PageKind } from '@ringtag/contracts';
import filter from 'lodash/filter';
import { type EntityManager, In } from 'typeorm';
import { suggestPageKind, UsersService } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { getRow } from '../../platform/database/get-row';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { SettingsService } from '../../records';
import { countActivated, uncountCodes } from '../counts/project-counts';
import { SiteNumbers } from '../counts/site-numbers';
import { ScanPages } from '../scan-pages/scan-pages';
import { ActivationEntity } from '../tables/activation.entity';
import type { GiftEntity } from '../tables/gift.entity';
import { ItemEntity } from '../tables/item.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import { ActivationEnds } from './activation-ends';
import { moveParts } from './activation-parts';
import { assertActivatable } from './assert-activatable';
import { assertGivable } from './assert-givable';
import { deleteDigital } from './delete-digital';

/** The columns of a code that nobody owns. A pause by the former owner ends; a code that is disabled stays disabled. */
const FREE = {
  ownerId: null,
  activated: false,
  currentActivationId: null,
  status: () => "CASE WHEN status = 'inactive' THEN 'active' ELSE status END",
};

type NewActivation = Pick<ActivationEntity, 'id' | 'itemId' | 'userId' | 'ownerLabel'>;

interface HandOver {
  gift: GiftEntity;
  itemId: string;
  /** The ids of both accounts. */
  from: string;
  to: string;
}

/** What somebody claims a code with. */
interface Claim {
  pageKind?: PageKind | undefined;
  /** The hashes of the secret that was typed; codes without a claim secret ignore them. */
  hashes?: string[];
  ownerLabel?: string | null;
}

/** Changes who owns a code. Nothing else writes the owner of a code that exists. */
@Injectable()
export class CodeOwnership {
  constructor(
    private readonly users: UsersService,
    private readonly pages: ScanPages,
    private readonly transactions: TransactionRunner,
    private readonly ends: ActivationEnds,
    private readonly security: SecurityLog,
    private readonly settings: SettingsService,
    private readonly site: SiteNumbers,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a free code to a user. Two guarded updates decide: the user's number of codes against the limit, then the
   * code's owner, for whom the secret has to be that of the code (REL-5, REL-6). Throws what `takePlace` and `give` throw.
   */
  async claim(manager: EntityManager, itemId: string, userId: string, claim: Claim): Promise<void> {
    await this.takePlace(manager, userId);
    await this.give(manager, itemId, userId, claim);
  }

  /**
   * Counts one code more for a user, who is locked until the transaction ends. Throws `activation_limit_reached` with
   * `currentCount`.
   */
  async takePlace(manager: EntityManager, userId: string): Promise<void> {
    const { activationLimit } = await this.settings.get(manager);
    if (await this.users.countCode(manager, userId, activationLimit)) return;
    const { activeCodes } = await this.users.get(userId, manager);
    throw new DomainError('activation_limit_reached', { currentCount: activeCodes });
  }

  /**
   * Makes a user the owner of a free code, after `takePlace`. The kind of its page is stored, chosen or suggested, so
   * that no later change of the profile changes it. Throws what `assertActivatable` throws, and `claim_secret_refused`.
   */
  async give(
    manager: EntityManager,
    itemId: string,
    userId: string,
    { pageKind, hashes = [], ownerLabel = null }: Claim,
  ): Promise<void> {
    const now = this.clock.now();
    const activationId = newId();
    const item = await countActivated(manager, itemId, 1);
    if (!item) throw new DomainError('code_not_found');
    const { affected } = await manager
      .createQueryBuilder()
      .update(ItemEntity)
      .set({
        ownerId: userId,
        activated: true,
        currentActivationId: activationId,
        activationCount: () => 'activationCount + 1',
        updatedAt: now,
      })
      .where(
        `id = :itemId AND ownerId IS NULL AND status = 'active' AND activatable = :yes AND viewOnly = :no
         AND (maxActivations IS NULL OR activationCount < maxActivations)
         AND EXISTS (SELECT 1 FROM projects p WHERE p.id = items.projectId AND p.archived = :no)
         AND (claimHash IS NULL OR claimHash IN (:...hashes))`,
        // A list must not be empty. No hash is an empty text.
        { itemId, yes: true, no: false, hashes: ['', ...hashes] },
      )
      .execute();
    if (affected !== 1) {
      await assertActivatable(manager, itemId);
      const isRight = item.claimHash === null || hashes.includes(item.claimHash);
      throw new DomainError(isRight ? 'already_activated' : 'claim_secret_refused');
    }
    await this.begin(manager, { id: activationId, itemId, userId, ownerLabel, pageKind });
    this.transactions.beforeCommit((last) => this.site.countActivation(last));
    this.pages.forget(manager, item.alias);
  }

  /**
   * Ends the activation of a code, which is free afterwards; a digital code is deleted. The messages stay with the
   * activation that ended, so later owners do not see them. Throws `not_activated` for a free code, `not_found` where
   * somebody else owns the code and where it was deleted, and `invalid_link` where the request is not open any more.
   * @param confirmedRequestId the unactivation request that the owner agreed to. It is open only as long as its activation
   *   goes on.
   */
  async end(itemId: string, userId: string, confirmedRequestId?: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const now = this.clock.now();
      // Locks the user's row first, as `claim` does: parallel calls wait here, and then find the code free.
      await this.users.uncountCode(manager, userId);
      const item = await countActivated(manager, itemId, -1);
      if (!item) throw new DomainError('not_found');
      const { alias, currentActivationId: current } = item;
      if (!current) throw new DomainError('not_activated');
      const owned = { id: itemId, ownerId: userId, currentActivationId: current };
      const { affected } = await manager.update(ItemEntity, owned, { ...FREE, updatedAt: now });
      if (affected !== 1) throw new DomainError('not_found');
      await manager.update(ActivationEntity, { id: current }, { endedAt: now, pageKind: null, helped: null });
      await this.ends.end(manager, [current], confirmedRequestId);
      if (item.digital) await deleteDigital(manager, [item]);
      this.pages.forget(manager, alias);
      this.security.record('code_unactivated', { userId, scope: confirmedRequestId ? 'request' : 'owner' });
    });
  }

  /**
   * Makes the receiver of a gift the owner: in the caller's transaction, which has locked both accounts and the code, the
   * giver's activation ends and the receiver's begins. Nobody else can activate the code in between. Messages and scans
   * stay with the activation that ended. Answers the id of the one that begins. Throws `invalid_link` where the code is not
   * the giver's any more, and what `takePlace` and `assertGivable` throw.
   */
  async handOver(manager: EntityManager, { gift, itemId, from, to }: HandOver): Promise<string> {
    const now = this.clock.now();
    const { activationId } = gift;
    await assertGivable(manager, itemId);
    await this.takePlace(manager, to);
    await this.users.uncountCode(manager, from);
    const given = { id: itemId, ownerId: from, currentActivationId: activationId, status: 'active' } as const;
    const begun = { ownerId: to, currentActivationId: newId(), activationCount: () => 'activationCount + 1' };
    const { affected } = await manager.update(ItemEntity, given, { ...begun, updatedAt: now });
    if (affected !== 1) throw new DomainError('invalid_link');
    const before = await getRow(manager, ActivationEntity, activationId);
    await manager.update(
      ActivationEntity,
      { id: activationId },
      { endedAt: now, pageKind: null, helped: null },
    );
    await this.begin(manager, {
      id: begun.currentActivationId,
      itemId,
      userId: to,
      ownerLabel: gift.withLabel ? before.ownerLabel : null,
      pageKind: (gift.withPage && before.pageKind) || undefined,
    });
    await moveParts(manager, gift, begun.currentActivationId, now);
    await this.ends.endByGift(manager, activationId, to);
    this.pages.forget(manager, (await getRow(manager, ItemEntity, itemId)).alias);
    this.security.record('code_given', { userId: from });
    return begun.currentActivationId;
  }

  /** Inserts an activation. The kind of its page is suggested where none is given. */
  private async begin(
    manager: EntityManager,
    { pageKind, ...activation }: NewActivation & { pageKind: PageKind | undefined },
  ): Promise<void> {
    await manager.insert(ActivationEntity, {
      ...activation,
      notify: 'always',
      pageKind: pageKind ?? (await suggestPageKind(manager, activation.userId)),
      unreadMessages: 0,
      lastScanDay: await findLastScanDay(manager, activation.itemId),
      tried: false,
      activatedAt: this.clock.now(),
    });
  }

  /**
   * Frees all codes of a user whose account is deleted, deletes those that are digital, and removes what the user wrote
   * for them. Answers the ids of all activations that the user ever had.
   */
  async endAll(manager: EntityManager, userId: string): Promise<string[]> {
    const now = this.clock.now();
    await uncountCodes(manager, userId);
    const items = await manager.find(ItemEntity, {
      select: { id: true, alias: true, projectId: true, digital: true, currentActivationId: true },
      where: { ownerId: userId },
    });
    const itemIds = items.map(({ id }) => id);
    await lockRows(manager, ItemEntity, itemIds);
    await manager.update(ItemEntity, { id: In(itemIds), ownerId: userId }, { ...FREE, updatedAt: now });
    const activations = await manager.findBy(ActivationEntity, { userId });
    const all = activations.map(({ id }) => id);
    const ended = activations.filter(({ endedAt }) => !endedAt).map(({ id }) => id);
    // Waits for messages that are being written, to these codes or by the user as a helper.
    await lockRows(manager, ActivationEntity, [...all, ...(await this.ends.listOthers(userId, manager))]);
    await manager.update(ActivationEntity, { id: In(ended) }, { endedAt: now });
    const withoutTraces = { ownerLabel: null, pageKind: null, helped: null, unreadMessages: 0 };
    await manager.update(ActivationEntity, { id: In(all) }, withoutTraces);
    await this.ends.end(manager, ended);
    await deleteDigital(manager, filter(items, 'digital'));
    this.pages.forget(manager, ...items.map(({ alias }) => alias));
    return all;
  }
}

/** The code's latest scan day. Usually the scan by which its new owner opened it. */
async function findLastScanDay(manager: EntityManager, itemId: string): Promise<string | null> {
  const last = await manager.findOne(ScanCountEntity, { where: { itemId }, order: { day: 'DESC' } });
  return last?.day ?? null;
}
