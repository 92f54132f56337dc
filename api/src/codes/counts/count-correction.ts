import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { splitRows } from '../../platform/database/split-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';

/** One statement reads the stored and the true counts, so that both are of the same moment. */
const COUNTS = `SELECT p.itemCount AS storedItems, p.activatedCount AS storedActivated,
    (SELECT COUNT(*) FROM items i WHERE i.projectId = p.id) AS items,
    (SELECT COUNT(*) FROM items i WHERE i.projectId = p.id AND i.ownerId IS NOT NULL)
      - (SELECT COALESCE(SUM(c.\`count\`), 0) FROM activated_counts c WHERE c.projectId = p.id) AS activated
  FROM projects p WHERE p.id = ?`;

type Counts = Record<'storedItems' | 'storedActivated' | 'items' | 'activated', string | number | null>;

/**
 * Corrects the counts of projects once after a start. They are wrong only where an older release, which does not count,
 * ran at the same time during an upgrade (ADR 22).
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

  /** Leaves a project for the next start if its stored counts change meanwhile. */
  async correct(): Promise<void> {
    const { manager } = this.dataSource;
    const projects = await manager.find(ProjectEntity, { select: { id: true } });
    for (const { id } of projects) {
      await this.correctActivated(id);
      const [counts] = await manager.query<Counts[]>(COUNTS, [id]);
      if (!counts) continue;
      const { storedItems, storedActivated } = counts;
      const right = { itemCount: Number(counts.items), activatedCount: Number(counts.activated) };
      if (storedItems === right.itemCount && storedActivated === right.activatedCount) continue;
      const stored = { itemCount: storedItems ?? IsNull(), activatedCount: storedActivated ?? IsNull() };
      await manager.update(ProjectEntity, { id, ...stored }, right);
    }
  }

  /** Corrects `activated` of codes that the older release wrote. Finds them without locks. */
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
