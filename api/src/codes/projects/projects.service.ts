import { Injectable } from '@nestjs/common';
import type { ProjectSort } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, type OrderByCondition, type SelectQueryBuilder } from 'typeorm';
import { UsersService } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { getRow } from '../../platform/database/get-row';
import { lockRow } from '../../platform/database/lock-rows';
import { readIds, readRows, toPart } from '../../platform/database/long-list';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog, SettingsService } from '../../records';
import { QrDesignsService } from '../qr/qr-designs.service';
import { ScanPages } from '../scan-pages/scan-pages';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import type {
  ChangeProjectDto,
  NewProjectDto,
  ProjectDto,
  ProjectListDto,
  ProjectListQuery,
} from './project.dto';

/** The id at the end makes each order unique. */
const ORDERS: Record<ProjectSort, OrderByCondition> = {
  newest: { 'p.id': 'DESC' },
  oldest: { 'p.id': 'ASC' },
  name: { 'p.name': 'ASC', 'p.id': 'ASC' },
  codes: { 'p.itemCount': 'DESC', 'p.id': 'DESC' },
  activated: { 'p.activatedCount': 'DESC', 'p.id': 'DESC' },
};

type Selection = SelectQueryBuilder<ProjectEntity>;

@Injectable()
export class ProjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly designs: QrDesignsService,
    private readonly users: UsersService,
    private readonly pages: ScanPages,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async create(createdById: string, body: NewProjectDto): Promise<ProjectDto> {
    await this.designs.assertPreset(body.presetId);
    const { name, description, activatable = true, claimSecrets = false, presetId = null } = body;
    const given = { name, description: description || null, activatable, claimSecrets, presetId };
    const now = this.clock.now();
    const project: ProjectEntity = {
      id: newId(),
      lockCount: null,
      ...given,
      archived: false,
      itemCount: 0,
      activatedCount: 0,
      createdById,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async (manager) => {
      await manager.insert(ProjectEntity, project);
      await this.audit.created(manager, 'project', project.id, given);
      if (body.digitalCodes) await this.settings.fillEmpty(manager, { digitalCodesProjectId: project.id });
    });
    return toDto(project);
  }

  async list({ page, pageSize, ...query }: ProjectListQuery): Promise<ProjectListDto> {
    const ordered = this.selectOrdered(query);
    const total = await ordered.getCount();
    const ids = await readIds(ordered, toPart({ page, pageSize }));
    const projects = await readRows(this.dataSource.manager, ProjectEntity, ids);
    return { items: projects.map(toDto), total, page, pageSize };
  }

  /** A query of the ids of the selected projects, in order. The database answers it from an index. */
  selectOrdered({ q, archived, sort }: Omit<ProjectListQuery, 'page' | 'pageSize'>): Selection {
    const select = this.dataSource.createQueryBuilder(ProjectEntity, 'p').select('p.id', 'id');
    if (archived) select.andWhere('p.archived = :archived', { archived: archived === 'true' });
    if (q) narrowToPatterns(select, { 'p.name': containing(q) });
    return select.orderBy(ORDERS[sort]);
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<ProjectDto> {
    return toDto(await getRow(this.dataSource.manager, ProjectEntity, id));
  }

  /** Throws `not_found`. */
  async change(id: string, body: ChangeProjectDto): Promise<ProjectDto> {
    await this.designs.assertPreset(body.presetId);
    await this.transactions.run(async (manager) => {
      const before = await lockRow(manager, ProjectEntity, id);
      await manager.update(ProjectEntity, { id }, { ...body, updatedAt: this.clock.now() });
      await this.audit.changed(manager, 'project', id, before, body);
      this.pages.forgetAll(manager);
    });
    return this.get(id);
  }

  /**
   * Deletes a project with its codes. Throws `not_found`, and `codes_activated` if somebody holds or held one of them.
   * Such a project can be archived instead.
   */
  async delete(id: string): Promise<void> {
    const selecting = await this.users.findSelecting(id);
    await this.transactions.run(async (manager) => {
      // Somebody may select it again before the commit. A selected project that does not exist is ignored.
      await this.users.deselectProject(manager, selecting, id);
      // Locks the project before its codes, so that nobody can add a code.
      const { name } = await lockRow(manager, ProjectEntity, id);
      await manager.delete(ProjectEntity, { id });
      const itemCount = await this.deleteItems(manager, id);
      if (await manager.existsBy(ItemEntity, { projectId: id })) throw new DomainError('codes_activated');
      await this.audit.deleted(manager, 'project', id, { name, itemCount });
      this.pages.forgetAll(manager);
    });
  }

  /** Saves which project an administrator works on; undefined clears it. Throws `not_found`. */
  async choose(userId: string, projectId: string | undefined): Promise<void> {
    if (projectId) await getRow(this.dataSource.manager, ProjectEntity, projectId);
    await this.users.selectProject(userId, projectId ?? null);
  }

  /**
   * Deletes the codes of a project that were never activated, with their scan counts, and answers how many. By id: with
   * a subquery, MariaDB before 11.1 would read and lock the scan counts of all projects.
   */
  private async deleteItems(manager: EntityManager, projectId: string): Promise<number> {
    let deleted = 0;
    const all = manager
      .createQueryBuilder(ItemEntity, 'i')
      .select('i.id')
      .where('i.projectId = :projectId', { projectId });
    for await (const items of walkRows(all, { id: 'ASC' })) {
      const ids = items.map(({ id }) => id);
      // By id only: through the index on projectId it would wait for codes that are being inserted.
      const { affected } = await manager.delete(ItemEntity, { id: In(ids), activationCount: 0 });
      await manager.delete(ScanCountEntity, { itemId: In(ids) });
      deleted += affected ?? 0;
    }
    return deleted;
  }
}

function toDto(project: ProjectEntity): ProjectDto {
  return {
    ...pick(project, 'id', 'name', 'description', 'archived', 'activatable', 'presetId'),
    claimSecrets: project.claimSecrets ?? false,
    ...pick(project, 'itemCount', 'activatedCount', 'createdAt', 'updatedAt'),
  };
}
