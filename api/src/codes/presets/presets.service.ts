import { Injectable } from '@nestjs/common';
import { LENGTH } from '@ringtag/contracts';
import { DataSource, type EntityManager, type EntityTarget, In, Not } from 'typeorm';
import { lockAdministrators } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockMatching, lockRow } from '../../platform/database/lock-rows';
import { readPageByName } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import type { ListQuery } from '../../platform/http/list.dto';
import { AuditLog } from '../../records';
import { QrDesignsService } from '../qr/qr-designs.service';
import { ItemEntity } from '../tables/item.entity';
import { PresetEntity } from '../tables/preset.entity';
import { ProjectEntity } from '../tables/project.entity';
import type { ChangePresetDto, NewPresetDto, PresetDto, PresetListDto } from './preset.dto';

/** A design is checked with the shortest and with the longest alias. */
const SAMPLES = ['M'.repeat(LENGTH.alias.min), 'M'.repeat(LENGTH.alias.max)];

/** Presets: designs that many codes share. */
@Injectable()
export class PresetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly designs: QrDesignsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Sorted by name. */
  async list(query: ListQuery): Promise<PresetListDto> {
    const { rows, ...page } = await readPageByName(this.dataSource, PresetEntity, query);
    return { items: await this.readDtos(rows), ...page };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<PresetDto> {
    const [preset] = await this.readDtos(await this.dataSource.manager.findBy(PresetEntity, { id }));
    if (!preset) throw new DomainError('not_found');
    return preset;
  }

  /** Creates a preset. Throws `design_refused` and validation errors, as `QrDesignsService.check` does. */
  async create(adminId: string, body: NewPresetDto): Promise<PresetDto> {
    const { name, isDefault = false } = body;
    const design = await this.designs.check(adminId, body.design, SAMPLES);
    const now = this.clock.now();
    const preset = { id: newId(), name, design, isDefault, createdAt: now, updatedAt: now };
    await this.transactions.run(async (manager) => {
      if (isDefault) await this.lockAll(manager);
      await manager.insert(PresetEntity, preset);
      if (isDefault) await manager.update(PresetEntity, { id: Not(preset.id) }, { isDefault: false });
      await this.audit.created(manager, 'preset', preset.id, toAudited(preset));
    });
    return this.get(preset.id);
  }

  /** Throws what `create` throws, and `not_found`. */
  async change(adminId: string, id: string, body: ChangePresetDto): Promise<PresetDto> {
    const design = body.design && (await this.designs.check(adminId, body.design, SAMPLES));
    await this.transactions.run(async (manager) => {
      if (body.isDefault) await this.lockAll(manager);
      const before = await lockRow(manager, PresetEntity, id);
      const { name = before.name, isDefault = before.isDefault } = body;
      const after = { name, isDefault, design: design ?? before.design };
      await manager.update(PresetEntity, { id }, { ...after, updatedAt: this.clock.now() });
      if (body.isDefault) await manager.update(PresetEntity, { id: Not(id) }, { isDefault: false });
      await this.audit.changed(manager, 'preset', id, toAudited(before), toAudited(after));
    });
    return this.get(id);
  }

  /** The id of the preset stays in codes and projects, which ignore it from then on. Throws `not_found`. */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { name } = await lockRow(manager, PresetEntity, id);
      await manager.delete(PresetEntity, { id });
      await this.audit.deleted(manager, 'preset', id, { name });
    });
  }

  /**
   * Of two requests that set the default, the second one waits. Without a preset there is no row to lock: the
   * administrators stand for it, of whom there is always one.
   */
  private async lockAll(manager: EntityManager): Promise<void> {
    if ((await lockMatching(manager, PresetEntity)) === 0) await lockAdministrators(manager);
  }

  private async readDtos(presets: PresetEntity[]): Promise<PresetDto[]> {
    const ids = presets.map(({ id }) => id);
    const projects = await this.countUses(ProjectEntity, ids);
    const items = await this.countUses(ItemEntity, ids);
    return presets.map(({ id, name, design, isDefault, createdAt, updatedAt }) => {
      const uses = { projects: projects.get(id) ?? 0, items: items.get(id) ?? 0 };
      return { id, name, design, isDefault, ...uses, createdAt, updatedAt };
    });
  }

  private async countUses(
    entity: EntityTarget<{ presetId: string | null }>,
    ids: string[],
  ): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows: { id: string; uses: string | number }[] = await this.dataSource
      .createQueryBuilder(entity, 'u')
      .select('u.presetId', 'id')
      .addSelect('COUNT(*)', 'uses')
      .where({ presetId: In(ids) })
      .groupBy('u.presetId')
      .getRawMany();
    return new Map(rows.map(({ id, uses }) => [id, Number(uses)]));
  }
}

/** The values of a preset for the audit log. It records whether there is a logo, but not the logo. */
function toAudited({ name, isDefault, design }: Pick<PresetEntity, 'name' | 'isDefault' | 'design'>) {
  return { name, isDefault, ...design, logo: design.logo !== null };
}
