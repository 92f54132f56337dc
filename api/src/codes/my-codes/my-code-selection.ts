import { Injectable } from '@nestjs/common';
import { type CodeSort, isAliasPart, normalizeAlias } from '@ringtag/contracts';
import { DataSource, In, type OrderByCondition, type SelectQueryBuilder } from 'typeorm';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { type Part, readIds, readIdsOfBoth } from '../../platform/database/long-list';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import { DomainError } from '../../platform/errors/domain-error';

type Selection = SelectQueryBuilder<ActivationEntity>;

const NEWEST_FIRST: OrderByCondition = { 'a.activatedAt': 'DESC', 'a.id': 'DESC' };
const ORDERS: Record<Exclude<CodeSort, 'name'>, OrderByCondition> = {
  newest: NEWEST_FIRST,
  oldest: { 'a.activatedAt': 'ASC', 'a.id': 'ASC' },
  // A missing day comes last on both databases.
  scanned: { 'a.lastScanDay': 'DESC', ...NEWEST_FIRST },
  unread: { 'a.unreadMessages': 'DESC', ...NEWEST_FIRST },
};

/** A code with the activation by which somebody holds it. */
export interface Held {
  item: ItemEntity;
  activation: ActivationEntity;
}

/** Which codes of an owner are meant, and in which order. */
@Injectable()
export class MyCodeSelection {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The activations that a user holds now, `a` alone: joined with other tables, the database would not read them in
   * the order of an index. Only a search has to look at the codes.
   */
  of(ownerId: string, q?: string): Selection {
    const select = this.dataSource
      .createQueryBuilder(ActivationEntity, 'a')
      .select('a.id', 'id')
      .where('a.userId = :ownerId AND a.endedAt IS NULL', { ownerId });
    if (!q) return select;
    const alias = normalizeAlias(q);
    return narrowToPatterns(select.innerJoin(ItemEntity, 'i', 'i.id = a.itemId'), {
      'a.label': containing(q),
      // MySQL cannot compare other letters with those of a code.
      ...(isAliasPart(alias) && { 'i.alias': containing(alias) }),
    });
  }

  /** Their ids, a part of them in order. */
  async ids(selected: Selection, sort: CodeSort, part: Part): Promise<string[]> {
    if (sort !== 'name') return readIds(ordered(selected, sort), part);
    const { named, unnamed } = partsByName(selected);
    return readIdsOfBoth(named, unnamed, part);
  }

  /** Throws `not_found` for a code that the user does not hold (AUT-1). */
  async held(ownerId: string, id: string): Promise<Held> {
    const activation = await this.heldBy(ownerId).andWhere('i.id = :id', { id }).getOne();
    if (!activation) throw new DomainError('not_found');
    return { activation, item: await this.dataSource.manager.findOneByOrFail(ItemEntity, { id }) };
  }

  /** In the order of `ids`, which name activations. */
  async heldAs(ownerId: string, ids: string[]): Promise<Held[]> {
    const { manager } = this.dataSource;
    const activations = await manager.findBy(ActivationEntity, { id: In(ids), userId: ownerId });
    const items = await manager.findBy(ItemEntity, {
      id: In(activations.map(({ itemId }) => itemId)),
      ownerId,
    });
    return ids.flatMap((id) => {
      const activation = activations.find((each) => each.id === id);
      const item = items.find(({ currentActivationId }) => currentActivationId === id);
      return activation && item ? [{ activation, item }] : [];
    });
  }

  private heldBy(ownerId: string): SelectQueryBuilder<ActivationEntity> {
    return this.dataSource
      .createQueryBuilder(ActivationEntity, 'a')
      .innerJoin(ItemEntity, 'i', 'i.currentActivationId = a.id AND i.ownerId = a.userId AND i.id = a.itemId')
      .where('a.userId = :ownerId AND a.endedAt IS NULL', { ownerId });
  }
}

/** The two ranges that the order by name is made of. */
export function partsByName(selected: Selection): { named: Selection; unnamed: Selection } {
  return {
    named: selected
      .clone()
      .andWhere('a.label IS NOT NULL')
      .orderBy({ 'a.label': 'ASC', ...ORDERS.oldest }),
    unnamed: selected.clone().andWhere('a.label IS NULL').orderBy(NEWEST_FIRST),
  };
}

export function ordered(selected: Selection, sort: keyof typeof ORDERS): Selection {
  return selected.orderBy(ORDERS[sort]);
}
