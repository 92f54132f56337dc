import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { lockMatching, lockRows } from '../../platform/database/lock-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';

/** The code that an activation belongs to, with the owner's name for it. */
export interface HeldCode extends Pick<ItemEntity, 'id' | 'alias'>, Pick<ActivationEntity, 'ownerLabel'> {
  digital: boolean;
}

type HeldRow = Omit<HeldCode, 'digital'> & { activationId: string; digital: boolean | number };

/** Activations for other domains: who owns or owned which code, and the few columns that messages change. */
@Injectable()
export class ActivationRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Who holds a code. Throws `code_not_found`, `code_disabled` or `not_activated`. */
  async getCurrent(itemId: string): Promise<{ alias: string; ownerId: string; activationId: string }> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) throw new DomainError('code_not_found');
    if (item.status !== 'active') throw new DomainError('code_disabled');
    const { alias, ownerId, currentActivationId: activationId } = item;
    if (!ownerId || !activationId) throw new DomainError('not_activated');
    return { alias, ownerId, activationId };
  }

  /**
   * Locks the row until the transaction ends, so that the activation cannot end before that. Throws `not_activated` for
   * an activation that has ended.
   */
  async lock(manager: EntityManager, id: string): Promise<void> {
    const held = await lockMatching(manager, ActivationEntity, { id, endedAt: IsNull() });
    if (held !== 1) throw new DomainError('not_activated');
  }

  async lockAll(manager: EntityManager, ids: string[]): Promise<void> {
    await lockRows(manager, ActivationEntity, ids);
  }

  find(
    id: string,
    manager = this.dataSource.manager,
  ): Promise<Pick<ActivationEntity, 'id' | 'userId' | 'notify' | 'noticeAt' | 'endedAt'> | null> {
    return manager.findOneBy(ActivationEntity, { id });
  }

  /** The ids of the activations by which a user owns or owned a code. */
  async findIds(userId: string, itemId: string): Promise<string[]> {
    const held = await this.dataSource.manager.findBy(ActivationEntity, { itemId, userId });
    return held.map(({ id }) => id);
  }

  /** The code of an activation. A digital code is found after its deletion, too. */
  async findCode(id: string, manager = this.dataSource.manager): Promise<HeldCode | undefined> {
    return (await this.findCodes([id], manager)).get(id);
  }

  /** The codes of activations, by the ids of the activations. A digital code is found after its deletion, too. */
  async findCodes(ids: string[], manager = this.dataSource.manager): Promise<Map<string, HeldCode>> {
    const rows = await manager
      .createQueryBuilder(ActivationEntity, 'a')
      .leftJoin(ItemEntity, 'i', 'i.id = a.itemId')
      .select(['a.id AS activationId', 'a.itemId AS id', 'a.ownerLabel AS ownerLabel'])
      .addSelect('COALESCE(i.alias, a.deletedAlias)', 'alias')
      .addSelect('COALESCE(i.digital, a.deletedAlias IS NOT NULL)', 'digital')
      .where({ id: In([...new Set(ids)]) })
      .andWhere('(i.id IS NOT NULL OR a.deletedAlias IS NOT NULL)')
      .getRawMany<HeldRow>();
    return new Map(
      rows.map(({ activationId, digital, ...code }) => [
        activationId,
        { ...code, digital: Boolean(Number(digital)) },
      ]),
    );
  }

  /** Adds to the numbers of unread messages, by activation. The caller has locked these activations. */
  async addUnread(manager: EntityManager, changes: ReadonlyMap<string, number>): Promise<void> {
    for (const by of new Set(changes.values())) {
      if (by === 0) continue;
      const ids = [...changes].filter(([, each]) => each === by).map(([id]) => id);
      await manager.increment(ActivationEntity, { id: In(ids) }, 'unreadMessages', by);
    }
  }

  /** Ends the mails about messages to an activation, or to all that its user has now. */
  async silence(id: string, all: boolean): Promise<void> {
    const { manager } = this.dataSource;
    const activation = await manager.findOneBy(ActivationEntity, { id });
    if (!activation) return;
    const { userId } = activation;
    await manager.update(
      ActivationEntity,
      { ...(all ? { userId } : { id }), endedAt: IsNull() },
      {
        notify: 'never',
      },
    );
  }

  /** Writes when the latest mail about messages goes out. The caller has locked the activation. */
  async noteNotice(manager: EntityManager, id: string, noticeAt: Date): Promise<void> {
    await manager.update(ActivationEntity, { id }, { noticeAt });
  }
}
