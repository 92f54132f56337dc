import { Injectable } from '@nestjs/common';
import type { ItemStatus } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { getRow } from '../../platform/database/get-row';
import { lockMatching, lockRows } from '../../platform/database/lock-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { ActivationEntity } from '../tables/activation.entity';
import { CardEntity } from '../tables/card.entity';
import { ItemEntity } from '../tables/item.entity';

const HELD = [
  'id',
  'itemId',
  'userId',
  'notify',
  'holdsUnproved',
  'helped',
  'noticeAt',
  'endedAt',
  'ownerLabel',
] as const;

/** What other domains have to know of an activation, and of its code. */
export interface HeldActivation extends Pick<ActivationEntity, (typeof HELD)[number]> {
  /** Of its code. Empty once that was deleted; that of a digital code stays. */
  alias: string;
  digital: boolean;
  /** Null once its code was deleted. */
  status: ItemStatus | null;
  /** The name on the page of the code, where it is not that of the profile. */
  ownName: string | undefined;
  /** Whether the owner has a device that gets pushes. It is read here to save each message a statement. */
  hasDevice: boolean;
}

interface Joined {
  item: Pick<ItemEntity, 'alias' | 'digital' | 'status'> | null;
  card: CardEntity | null;
  hasDevice: boolean;
}

type HeldRow = Joined & Pick<ActivationEntity, (typeof HELD)[number] | 'deletedAlias'>;

/** Activations for other domains: who owns or owned which code, and the few columns that messages change. */
@Injectable()
export class ActivationRecords {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Locks and reads the current activation of a code. It cannot end before the transaction does. Throws `code_not_found`,
   * `code_disabled` or `not_activated`.
   * @param activationId an activation of the code that the caller has read before. If it has not ended, the code itself is
   *   not read.
   */
  async lockCurrent(
    manager: EntityManager,
    { itemId, activationId }: { itemId: string; activationId: string | null },
  ): Promise<HeldActivation> {
    const known = activationId === null ? undefined : await this.lockOpen(manager, activationId);
    if (known) return known;
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) throw new DomainError('code_not_found');
    if (item.status !== 'active') throw new DomainError('code_disabled');
    const current = item.currentActivationId && (await this.lockOpen(manager, item.currentActivationId));
    if (!current) throw new DomainError('not_activated');
    return current;
  }

  /** Locks an activation, whatever the status of its code. Throws `not_activated` if it has ended. */
  async lockHeld(manager: EntityManager, activationId: string): Promise<void> {
    if (!(await lockUnlessEnded(manager, activationId))) throw new DomainError('not_activated');
  }

  async lockAll(manager: EntityManager, ids: string[]): Promise<void> {
    await lockRows(manager, ActivationEntity, ids);
  }

  async find(id: string, manager = this.dataSource.manager): Promise<HeldActivation | undefined> {
    return (await this.findAll([id], manager)).get(id);
  }

  /** By their ids. */
  async findAll(ids: string[], manager = this.dataSource.manager): Promise<Map<string, HeldActivation>> {
    const rows = await this.findRows(ids, manager);
    return new Map(rows.map((row) => [row.id, toHeld(row)]));
  }

  /** The ids of the activations by which a user owns or owned a code. */
  async findIds(userId: string, itemId: string): Promise<string[]> {
    const held = await this.dataSource.manager.findBy(ActivationEntity, { itemId, userId });
    return held.map(({ id }) => id);
  }

  /** Adds to the numbers of unread messages, by activation. The caller has locked these activations. */
  async addUnread(manager: EntityManager, changes: ReadonlyMap<string, number>): Promise<void> {
    for (const by of new Set(changes.values())) {
      if (by === 0) continue;
      const ids = [...changes].filter(([, each]) => each === by).map(([id]) => id);
      await manager.increment(ActivationEntity, { id: In(ids) }, 'unreadMessages', by);
    }
  }

  /** Returns the next number for a sender without a name. The caller has locked the activation. */
  async numberSender(manager: EntityManager, id: string): Promise<number> {
    const next = () => 'COALESCE(numberedSenders, 0) + 1';
    await manager.update(ActivationEntity, { id }, { numberedSenders: next });
    return (await getRow(manager, ActivationEntity, id)).numberedSenders!;
  }

  /** Ends the mails about messages to an activation, or to all that its user has now. */
  async silence(id: string, all: boolean): Promise<void> {
    const { manager } = this.dataSource;
    const activation = await manager.findOneBy(ActivationEntity, { id });
    if (!activation) return;
    const { userId } = activation;
    const held = { ...(all ? { userId } : { id }), endedAt: IsNull() };
    await manager.update(ActivationEntity, held, { notify: 'never' });
  }

  /** Writes whether somebody helps the owner to answer. The caller has locked the activation. */
  async noteHelped(manager: EntityManager, id: string, helped: boolean): Promise<void> {
    await manager.update(ActivationEntity, { id }, { helped });
  }

  /** Writes when the latest mail about messages goes out. The caller has locked the activation. */
  async noteNotice(manager: EntityManager, id: string, noticeAt: Date): Promise<void> {
    await manager.update(ActivationEntity, { id }, { noticeAt });
  }

  /** Undefined for an activation that has ended, and for one of a code that is disabled. */
  private async lockOpen(manager: EntityManager, id: string): Promise<HeldActivation | undefined> {
    if (!(await lockUnlessEnded(manager, id))) return undefined;
    const [row] = await this.findRows([id], manager);
    return row?.item?.status === 'active' ? toHeld(row) : undefined;
  }

  private async findRows(ids: string[], manager: EntityManager): Promise<HeldRow[]> {
    const { entities, raw } = await manager
      .createQueryBuilder(ActivationEntity, 'a')
      .leftJoinAndMapOne('a.item', ItemEntity, 'i', 'i.id = a.itemId')
      .leftJoinAndMapOne('a.card', CardEntity, 'c', 'c.activationId = a.id')
      .select([...HELD, 'deletedAlias'].map((column) => `a.${column}`))
      .addSelect(['i.id', 'i.alias', 'i.digital', 'i.status', 'c.activationId', 'c.card'])
      .addSelect('(SELECT MIN(s.id) FROM push_subscriptions s WHERE s.userId = a.userId)', 'device')
      .where({ id: In([...new Set(ids)]) })
      .getRawAndEntities<{ device: string | null }>();
    // `entities` and `raw` have one row per activation, in the same order: the joined tables have at most one row each.
    const rows = entities as (ActivationEntity & Joined)[];
    return rows.map((row, index) => ({ ...row, hasDevice: raw[index]!.device !== null }));
  }
}

async function lockUnlessEnded(manager: EntityManager, id: string): Promise<boolean> {
  return (await lockMatching(manager, ActivationEntity, { id, endedAt: IsNull() })) === 1;
}

function toHeld(row: HeldRow): HeldActivation {
  const { item, card, deletedAlias } = row;
  return {
    ...pick(row, [...HELD, 'hasDevice']),
    alias: item?.alias ?? deletedAlias ?? '',
    digital: item?.digital ?? deletedAlias !== null,
    status: item?.status ?? null,
    ownName: card?.card.name || undefined,
  };
}
