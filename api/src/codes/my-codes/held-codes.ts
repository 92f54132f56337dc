import { Injectable } from '@nestjs/common';
import { type CodeSort, isAliasPart, normalizeAlias, type PageKind } from '@ringtag/contracts';
import every from 'lodash/every';
import isUndefined from 'lodash/isUndefined';
import {
  DataSource,
  type EntityManager,
  In,
  IsNull,
  type OrderByCondition,
  type SelectQueryBuilder,
} from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { type Part, readIds, readIdsOfBoth, readRows } from '../../platform/database/long-list';
import { aliasContaining, containing, narrowToPatterns } from '../../platform/database/patterns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { CodeHistory } from '../history/code-history';
import { ScanPages } from '../scan-pages/scan-pages';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import type { ChangeMyCodeDto } from './my-code.dto';

type Selection = SelectQueryBuilder<ActivationEntity>;

const NEWEST_FIRST: OrderByCondition = { 'a.activatedAt': 'DESC', 'a.id': 'DESC' };
const ORDERS: Record<Exclude<CodeSort, 'name'>, OrderByCondition> = {
  newest: NEWEST_FIRST,
  oldest: { 'a.activatedAt': 'ASC', 'a.id': 'ASC' },
  // A missing day sorts last on both databases.
  scanned: { 'a.lastScanDay': 'DESC', ...NEWEST_FIRST },
  unread: { 'a.unreadMessages': 'DESC', ...NEWEST_FIRST },
};

/** A code and its current activation. */
export interface Held {
  item: ItemEntity;
  activation: ActivationEntity;
}

/** The codes of an owner: finds them, and makes the changes that owners make. */
@Injectable()
export class HeldCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
    private readonly history: CodeHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Selects the current activations of an owner. Only a search joins the codes: without the join, the database reads the
   * activations in the order of an index.
   */
  select(ownerId: string, q?: string): Selection {
    const select = this.dataSource
      .createQueryBuilder(ActivationEntity, 'a')
      .select('a.id', 'id')
      .where('a.userId = :ownerId AND a.endedAt IS NULL', { ownerId });
    if (!q) return select;
    const alias = normalizeAlias(q);
    return narrowToPatterns(select.innerJoin(ItemEntity, 'i', 'i.id = a.itemId'), {
      'a.ownerLabel': containing(q),
      ...(isAliasPart(alias) && { 'i.alias': aliasContaining(alias) }),
    });
  }

  /** A part of the selected codes, in order. */
  async findPart(ownerId: string, selected: Selection, sort: CodeSort, part: Part): Promise<Held[]> {
    const { manager } = this.dataSource;
    const activations = await readRows(manager, ActivationEntity, await findIds(selected, sort, part));
    const itemIds = activations.map(({ itemId }) => itemId);
    const items = await manager.findBy(ItemEntity, { id: In(itemIds), ownerId });
    const held = new Map(items.map((item) => [item.currentActivationId, item]));
    return activations.flatMap((activation) => {
      const item = held.get(activation.id);
      return item ? [{ activation, item }] : [];
    });
  }

  /** Throws `not_found` for a code that the user does not own (AUT-1). */
  async getHeld(ownerId: string, id: string): Promise<Held> {
    const { manager } = this.dataSource;
    const item = await manager.findOneBy(ItemEntity, { id, ownerId });
    const current = item?.currentActivationId ?? '';
    const activation = item && (await manager.findOneBy(ActivationEntity, { id: current }));
    if (!activation) throw new DomainError('not_found');
    return { activation, item };
  }

  /**
   * Throws `not_found` for a code that the user does not own (AUT-1), and `code_disabled` for a status of a code that
   * an administrator disabled.
   */
  async change(ownerId: string, id: string, change: ChangeMyCodeDto): Promise<void> {
    const { status, label, notify, holdsUnproved } = change;
    const { item, activation } = await this.getHeld(ownerId, id);
    await this.transactions.run(async (manager) => {
      if (status !== undefined) await this.setStatus(manager, { item, activation }, status);
      // An empty label means no label.
      const changes = { notify, holdsUnproved, ownerLabel: label === '' ? null : label };
      if (!every(changes, isUndefined)) await changeHeld(manager, activation.id, changes);
    });
  }

  /** Records it where it changes something. Of equal calls at once, one does. */
  private async setStatus(
    manager: EntityManager,
    { item: { id, alias }, activation }: Held,
    status: NonNullable<ChangeMyCodeDto['status']>,
  ): Promise<void> {
    const held = { id, ownerId: activation.userId, currentActivationId: activation.id };
    const before = status === 'active' ? 'inactive' : 'active';
    const updatedAt = this.clock.now();
    const { affected } = await manager.update(ItemEntity, { ...held, status: before }, { status, updatedAt });
    if (affected === 1) {
      await this.history.record(manager, activation.id, status === 'active' ? 'resumed' : 'paused');
      this.pages.forget(manager, alias);
      return;
    }
    const now = await manager.findOneBy(ItemEntity, held);
    if (now?.status !== status) throw new DomainError(now ? 'code_disabled' : 'not_found');
  }

  /** Throws `not_found` for a code that the user does not own (AUT-1). */
  async choosePage(ownerId: string, id: string, pageKind: PageKind): Promise<void> {
    const { item, activation } = await this.getHeld(ownerId, id);
    await this.transactions.run(async (manager) => {
      await changeHeld(manager, activation.id, { pageKind });
      this.pages.forget(manager, item.alias);
    });
  }
}

/** Throws `not_found` for an activation that has ended since it was read. */
async function changeHeld(
  manager: EntityManager,
  id: string,
  changes: Partial<Pick<ActivationEntity, 'notify' | 'holdsUnproved' | 'ownerLabel' | 'pageKind'>>,
): Promise<void> {
  const { affected } = await manager.update(ActivationEntity, { id, endedAt: IsNull() }, changes);
  if (affected !== 1) throw new DomainError('not_found');
}

async function findIds(selected: Selection, sort: CodeSort, part: Part): Promise<string[]> {
  if (sort !== 'name') return readIds(orderHeld(selected, sort), part);
  const { withOwnerLabel, withoutOwnerLabel } = splitByOwnerLabel(selected);
  return readIdsOfBoth(withOwnerLabel, withoutOwnerLabel, part);
}

/** The two index ranges of the order by name: codes with a name come before codes without one. */
export function splitByOwnerLabel(selected: Selection): {
  withOwnerLabel: Selection;
  withoutOwnerLabel: Selection;
} {
  return {
    withOwnerLabel: selected
      .clone()
      .andWhere('a.ownerLabel IS NOT NULL')
      .orderBy({ 'a.ownerLabel': 'ASC', ...ORDERS.oldest }),
    withoutOwnerLabel: selected.clone().andWhere('a.ownerLabel IS NULL').orderBy(NEWEST_FIRST),
  };
}

export function orderHeld(selected: Selection, sort: keyof typeof ORDERS): Selection {
  return selected.orderBy(ORDERS[sort]);
}
