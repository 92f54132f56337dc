import { Injectable } from '@nestjs/common';
import type { QrDesign } from '@ringtag/qr';
import compact from 'lodash/compact';
import map from 'lodash/map';
import memoize from 'lodash/memoize';
import uniq from 'lodash/uniq';
import { DataSource, In } from 'typeorm';
import { ValidationError } from '../../platform/errors/domain-error';
import { PresetEntity } from '../tables/preset.entity';
import { ProjectEntity } from '../tables/project.entity';

interface Preset {
  presetId: string | null;
}

/** How codes look before an owner designs them. */
@Injectable()
export class PresetDesigns {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Answers a function that finds the design of a code of the project: that of the code's preset, else of the project's
   * preset, else of the default preset, else null, which stands for the plain look. Each preset is read once.
   */
  async prepare(projectId: string): Promise<(item: Preset) => Promise<QrDesign | null>> {
    const { manager } = this.dataSource;
    const project = await manager.findOneBy(ProjectEntity, { id: projectId });
    const find = memoize((id: string | null) => (id ? manager.findOneBy(PresetEntity, { id }) : null));
    const rest =
      (await find(project?.presetId ?? null)) ?? (await manager.findOneBy(PresetEntity, { isDefault: true }));
    return async ({ presetId }) => ((await find(presetId)) ?? rest)?.design ?? null;
  }

  /** The designs of codes of any projects, by the ids of the codes. Null stands for the plain look. */
  async findAll(
    items: (Preset & { id: string; projectId: string })[],
  ): Promise<Map<string, QrDesign | null>> {
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

  async find(item: Preset & { projectId: string }): Promise<QrDesign | null> {
    return (await this.prepare(item.projectId))(item);
  }

  /** Throws a validation error of the field `presetId` if there is no such preset. Does nothing without an id. */
  async assertExists(presetId: string | null | undefined): Promise<void> {
    if (!presetId || (await this.dataSource.manager.existsBy(PresetEntity, { id: presetId }))) return;
    throw new ValidationError([{ field: 'presetId', code: 'exists', message: 'That preset doesn’t exist' }]);
  }
}
