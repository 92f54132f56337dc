import { Injectable } from '@nestjs/common';
import type { QrDesign } from '@ringtag/qr';
import compact from 'lodash/compact';
import map from 'lodash/map';
import uniq from 'lodash/uniq';
import { DataSource, In } from 'typeorm';
import { ValidationError } from '../../platform/errors/domain-error';
import type { ItemEntity } from '../tables/item.entity';
import { PresetEntity } from '../tables/preset.entity';
import { ProjectEntity } from '../tables/project.entity';

/** What the look of a code depends on, before its owner designs it. */
type Item = Pick<ItemEntity, 'id' | 'projectId' | 'presetId'>;

/** How codes look before an owner designs them. */
@Injectable()
export class PresetDesigns {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The designs of codes, by the ids of the codes: that of the code's preset, else of the project's preset, else of the
   * default preset, else null, which stands for the plain look.
   */
  async findAll(items: Item[]): Promise<Map<string, QrDesign | null>> {
    const { manager } = this.dataSource;
    const projects = await manager.find(ProjectEntity, {
      select: { id: true, presetId: true },
      where: { id: In(uniq(map(items, 'projectId'))) },
    });
    const ids = uniq(compact(map([...items, ...projects], 'presetId')));
    const presets = await manager.findBy(PresetEntity, [{ id: In(ids) }, { isDefault: true }]);
    const byProject = new Map(projects.map(({ id, presetId }) => [id, presetId]));
    const find = (id: string | null | undefined) => presets.find((preset) => preset.id === id);
    const rest = presets.find(({ isDefault }) => isDefault);
    return new Map(
      items.map(({ id, presetId, projectId }) => {
        const preset = find(presetId) ?? find(byProject.get(projectId)) ?? rest;
        return [id, preset?.design ?? null];
      }),
    );
  }

  /** The same for one code. */
  async find(item: Item): Promise<QrDesign | null> {
    return (await this.findAll([item])).get(item.id) ?? null;
  }

  /** Throws a validation error of the field `presetId` if there is no such preset. Does nothing without an id. */
  async assertExists(presetId: string | null | undefined): Promise<void> {
    if (!presetId || (await this.dataSource.manager.existsBy(PresetEntity, { id: presetId }))) return;
    throw new ValidationError([{ field: 'presetId', code: 'exists', message: 'That preset doesn’t exist' }]);
  }
}
