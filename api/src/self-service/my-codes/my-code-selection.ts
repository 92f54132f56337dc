import { Injectable } from '@nestjs/common';
import { type CodeSort, normalizeAlias } from '@ringtag/contracts';
import { Brackets, DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ActivationEntity } from '../../codes/activations/activation.entity';
import { ItemEntity } from '../../codes/items/item.entity';
import { DomainError } from '../../platform/http/domain-error';
import { containing } from '../../platform/http/list.dto';

type Selection = SelectQueryBuilder<ActivationEntity>;

interface Part {
  offset: number;
  limit: number;
}

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
    return select.innerJoin(ItemEntity, 'i', 'i.id = a.itemId').andWhere(
      new Brackets((either) => {
        either.where("a.label LIKE :q ESCAPE '!'", { q: containing(q) });
        // MySQL cannot compare other letters with those of a code.
        if (/^[A-Z0-9]+$/.test(alias))
          either.orWhere("i.alias LIKE :alias ESCAPE '!'", { alias: containing(alias) });
      }),
    );
  }

  /** Their ids, a part of them in order. */
  async ids(selected: Selection, sort: CodeSort, part: Part): Promise<string[]> {
    if (sort === 'name') return this.byName(selected, part);
    return idsOf(ordered(selected, sort), part);
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

  /** Those with a name come first; databases would sort a missing one before all others. */
  private async byName(selected: Selection, { offset, limit }: Part): Promise<string[]> {
    const { named, unnamed } = partsByName(selected);
    const first = await idsOf(named, { offset, limit });
    const rest = limit - first.length;
    if (rest === 0) return first;
    const before = first.length > 0 ? offset + first.length : await named.clone().getCount();
    return [...first, ...(await idsOf(unnamed, { offset: offset + first.length - before, limit: rest }))];
  }
}

/** The two ranges that the order by name is made of. */
export function partsByName(selected: Selection): { named: Selection; unnamed: Selection } {
  return {
    named: selected
      .clone()
      .andWhere('a.label IS NOT NULL')
      .orderBy('a.label', 'ASC')
      .addOrderBy('a.activatedAt', 'ASC')
      .addOrderBy('a.id', 'ASC'),
    unnamed: newestFirst(selected.clone().andWhere('a.label IS NULL')),
  };
}

export function ordered(selected: Selection, sort: Exclude<CodeSort, 'name'>): Selection {
  switch (sort) {
    case 'newest':
      return newestFirst(selected);
    case 'oldest':
      return selected.orderBy('a.activatedAt', 'ASC').addOrderBy('a.id', 'ASC');
    // A missing day comes last on both databases.
    case 'scanned':
      return newestFirst(selected.orderBy('a.lastScanDay', 'DESC'));
    case 'unread':
      return newestFirst(selected.orderBy('a.unreadMessages', 'DESC'));
  }
}

const newestFirst = (selected: Selection): Selection =>
  selected.addOrderBy('a.activatedAt', 'DESC').addOrderBy('a.id', 'DESC');

async function idsOf(select: Selection, { offset, limit }: Part): Promise<string[]> {
  const rows = await select.offset(offset).limit(limit).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}
