import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { splitRows } from '../../platform/database/split-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';

/**
 * Makes the counts of projects right once after a start: they are wrong only where the release before, which did not
 * count, worked beside this one.
 */
@Injectable()
export class CountCorrection implements OnModuleInit {
  private done = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('projects', async () => {
      if (!this.done) await this.correct();
      this.done = true;
    });
  }

  /**
   * All projects, and which of their codes are activated. Both numbers of a project come from one statement, so that
   * work which goes on does no harm; a project that changed since is left for the next time.
   */
  async correct(): Promise<void> {
    const { manager } = this.dataSource;
    const projects = await manager.find(ProjectEntity, { select: { id: true } });
    for (const { id } of projects) {
      await this.correctActivated(id);
      const counted = await manager
        .createQueryBuilder(ProjectEntity, 'p')
        .select(['p.itemCount AS storedItems', 'p.activatedCount AS storedActivated'])
        .addSelect(
          (items) => items.select('COUNT(*)').from(ItemEntity, 'i').where('i.projectId = p.id'),
          'items',
        )
        .addSelect(
          (items) =>
            items
              .select('COUNT(*)')
              .from(ItemEntity, 'h')
              .where('h.projectId = p.id AND h.ownerId IS NOT NULL'),
          'activated',
        )
        .where('p.id = :id', { id })
        .getRawOne<
          Record<'storedItems' | 'storedActivated' | 'items' | 'activated', string | number | null>
        >();
      if (!counted) continue;
      const stored = {
        itemCount: counted.storedItems ?? IsNull(),
        activatedCount: counted.storedActivated ?? IsNull(),
      };
      const right = { itemCount: Number(counted.items), activatedCount: Number(counted.activated) };
      if (stored.itemCount === right.itemCount && stored.activatedCount === right.activatedCount) continue;
      await manager.update(ProjectEntity, { id, ...stored }, right);
    }
  }

  /** Codes that the release before made, gave to somebody or freed. They are looked for without holding others. */
  private async correctActivated(projectId: string): Promise<void> {
    const { manager } = this.dataSource;
    const wrong = await manager
      .createQueryBuilder(ItemEntity, 'i')
      .select('i.id', 'id')
      .where('i.projectId = :projectId', { projectId })
      .andWhere('(i.activated IS NULL OR i.activated <> (i.ownerId IS NOT NULL))')
      .getRawMany<{ id: string }>();
    for await (const rows of splitRows(wrong)) {
      const ids = rows.map(({ id }) => id);
      await manager.update(ItemEntity, { id: In(ids) }, { activated: () => 'ownerId IS NOT NULL' });
    }
  }
}
