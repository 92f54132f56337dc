import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { splitRows } from '../../platform/database/split-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { countCodes } from '../counts/project-counts';
import type { ProjectEntity } from '../tables/project.entity';
import { ItemEntity } from '../tables/item.entity';
import { newAlias } from './new-alias';

const ROUNDS = 5;

/** What somebody says of a new code; the rest is as of every new code. */
export interface NewItem extends Partial<
  Pick<ItemEntity, 'label' | 'status' | 'activatable' | 'viewOnly' | 'maxActivations' | 'presetId'>
> {
  /** Random when absent. */
  alias?: string | undefined;
}

/** New rows of codes, hundreds in a statement. */
@Injectable()
export class ItemRows {
  constructor(private readonly clock: Clock) {}

  of(project: Pick<ProjectEntity, 'id' | 'activatable'>, { alias, label, ...given }: NewItem): ItemEntity {
    const now = this.clock.now();
    return {
      id: newId(),
      alias: alias || newAlias(),
      projectId: project.id,
      label: label || null,
      status: given.status ?? 'active',
      activatable: given.activatable ?? project.activatable,
      viewOnly: given.viewOnly ?? false,
      maxActivations: given.maxActivations ?? null,
      activationCount: 0,
      ownerId: null,
      activated: false,
      currentActivationId: null,
      presetId: given.presetId ?? null,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Inserts codes with chosen aliases; one that exists already is a violation of the unique key. */
  async insertChosen(manager: EntityManager, items: ItemEntity[]): Promise<void> {
    // In one order: of two who want the same aliases, one waits.
    const ordered = [...items].sort((a, b) => (a.alias < b.alias ? -1 : 1));
    for await (const rows of splitRows(ordered)) {
      await manager.createQueryBuilder().insert().into(ItemEntity).values(rows).updateEntity(false).execute();
    }
  }

  /** Inserts what the unique key lets through, then draws new aliases for the rest. */
  async insertRandom(manager: EntityManager, items: ItemEntity[]): Promise<void> {
    let missing = items;
    for (let round = 0; missing.length > 0; round += 1) {
      if (round === ROUNDS) throw new DomainError('internal_error');
      if (round > 0) for (const item of missing) item.alias = newAlias();
      for await (const rows of splitRows(missing)) {
        await manager
          .createQueryBuilder()
          .insert()
          .into(ItemEntity)
          .values(rows)
          .orIgnore()
          .updateEntity(false)
          .execute();
      }
      missing = await this.notInserted(manager, missing);
    }
  }

  /**
   * To be called before codes are inserted: who changes codes of the project waits here, and none for a code that is
   * being made. Throws `not_found` for a project that was deleted meanwhile; from here on it cannot be.
   */
  async countIn(manager: EntityManager, projectId: string, items: number): Promise<void> {
    if (!(await countCodes(manager, projectId, { items }))) throw new DomainError('not_found');
  }

  private async notInserted(manager: EntityManager, items: ItemEntity[]): Promise<ItemEntity[]> {
    const found = new Set<string>();
    for await (const rows of splitRows(items)) {
      const ids = rows.map(({ id }) => id);
      const inserted = await manager.find(ItemEntity, { select: { id: true }, where: { id: In(ids) } });
      for (const { id } of inserted) found.add(id);
    }
    return items.filter(({ id }) => !found.has(id));
  }
}
