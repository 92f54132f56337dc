import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AuditNames } from '../records';
import { ItemEntity } from './tables/item.entity';
import { PresetEntity } from './tables/preset.entity';
import { ProjectEntity } from './tables/project.entity';

/** How codes, projects and presets are called in the audit log. */
@Injectable()
export class CodeNames implements OnModuleInit {
  constructor(
    private readonly names: AuditNames,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const { manager } = this.dataSource;
    this.names.register('item', async (ids) => {
      const items = await manager.findBy(ItemEntity, { id: In(ids) });
      return new Map(items.map(({ id, alias }) => [id, alias]));
    });
    for (const [type, entity] of [
      ['project', ProjectEntity],
      ['preset', PresetEntity],
    ] as const)
      this.names.register(type, async (ids) => {
        const named = await manager.findBy<ProjectEntity | PresetEntity>(entity, { id: In(ids) });
        return new Map(named.map(({ id, name }) => [id, name]));
      });
  }
}
