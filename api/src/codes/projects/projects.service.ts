import { Injectable } from '@nestjs/common';
import type { ProjectSort } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../../records/audit/audit-log';
import { changesBetween } from '../../records/audit/changes-between';
import { ItemEntity } from '../items/item.entity';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/http/domain-error';
import { containing } from '../../platform/http/list.dto';
import { PresetDesigns } from '../presets/preset-designs';
import { ScanCountEntity } from '../scan-counts/scan-count.entity';
import { ScanPages } from '../scan-pages/scan-pages';
import { UsersService } from '../../accounts/users/users.service';
import type {
  ChangeProjectDto,
  NewProjectDto,
  ProjectDto,
  ProjectListDto,
  ProjectListQuery,
} from './project.dto';
import { ProjectEntity } from './project.entity';

const ROWS_PER_STATEMENT = 500;

/** The columns that an order goes by; the last one tells equals apart. */
const ORDERS: Record<ProjectSort, [column: string, direction: 'ASC' | 'DESC'][]> = {
  newest: [['p.id', 'DESC']],
  oldest: [['p.id', 'ASC']],
  name: [
    ['p.name', 'ASC'],
    ['p.id', 'ASC'],
  ],
  codes: [
    ['p.itemCount', 'DESC'],
    ['p.id', 'DESC'],
  ],
  activated: [
    ['p.activatedCount', 'DESC'],
    ['p.id', 'DESC'],
  ],
};

type Selection = SelectQueryBuilder<ProjectEntity>;

@Injectable()
export class ProjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly presets: PresetDesigns,
    private readonly users: UsersService,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  async create(createdById: string, body: NewProjectDto): Promise<ProjectDto> {
    await this.presets.assertExists(body.presetId);
    const now = this.clock.now();
    const project: ProjectEntity = {
      id: newId(),
      name: body.name,
      description: body.description || null,
      archived: false,
      activatable: body.activatable ?? true,
      presetId: body.presetId ?? null,
      itemCount: 0,
      activatedCount: 0,
      createdById,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async (manager) => {
      await manager.insert(ProjectEntity, project);
      const { name, description, activatable, presetId } = project;
      await this.audit.record(manager, {
        action: 'project-created',
        subject: { type: 'project', id: project.id },
        changes: changesBetween(null, { name, description, activatable, presetId }),
      });
    });
    return toDto(project);
  }

  async list({ page, pageSize, ...query }: ProjectListQuery): Promise<ProjectListDto> {
    const ordered = this.ordered(query);
    const total = await ordered.clone().getCount();
    const rows = await ordered
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getRawMany<{ id: string }>();
    const ids = rows.map(({ id }) => id);
    const found = await this.dataSource.manager.findBy(ProjectEntity, { id: In(ids) });
    const byId = new Map(found.map((project) => [project.id, toDto(project)]));
    // One that was deleted meanwhile is left out.
    return { items: ids.flatMap((id) => byId.get(id) ?? []), total, page, pageSize };
  }

  /** The ids of the projects that are meant, in their order: from an index, and nothing is counted. */
  ordered({ q, archived, sort }: Omit<ProjectListQuery, 'page' | 'pageSize'>): Selection {
    const select = this.dataSource.createQueryBuilder(ProjectEntity, 'p').select('p.id', 'id');
    if (archived) select.andWhere('p.archived = :archived', { archived: archived === 'true' });
    if (q) select.andWhere("p.name LIKE :q ESCAPE '!'", { q: containing(q) });
    for (const [column, direction] of ORDERS[sort]) select.addOrderBy(column, direction);
    return select;
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<ProjectDto> {
    const project = await this.dataSource.manager.findOneBy(ProjectEntity, { id });
    if (!project) throw new DomainError('not_found');
    return toDto(project);
  }

  /** Throws `not_found`. */
  async change(id: string, body: ChangeProjectDto): Promise<ProjectDto> {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    await this.presets.assertExists(body.presetId);
    await this.transactions.run(async (manager) => {
      const before = await this.hold(manager, id);
      await manager.update(ProjectEntity, { id }, { ...changes, updatedAt: this.clock.now() });
      await this.audit.record(manager, {
        action: 'project-changed',
        subject: { type: 'project', id },
        changes: changesBetween(before, changes),
      });
      this.transactions.afterCommit(() => this.pages.forgetAll());
    });
    return this.get(id);
  }

  /**
   * Deletes a project with its codes. Throws `not_found`, and `codes_activated` when somebody holds or held one of
   * them: then it can be archived.
   */
  async delete(id: string): Promise<void> {
    const selecting = await this.users.selecting(id);
    await this.transactions.run(async (manager) => {
      // Somebody may still select it before it is gone; a selected project that does not exist is ignored.
      await this.users.deselectProject(manager, selecting, id);
      // The project before its codes: nobody adds one to it from here on.
      const { name } = await this.hold(manager, id);
      await manager.delete(ProjectEntity, { id });
      const itemCount = await this.deleteItems(manager, id);
      if (await manager.existsBy(ItemEntity, { projectId: id })) throw new DomainError('codes_activated');
      await this.audit.record(manager, {
        action: 'project-deleted',
        subject: { type: 'project', id },
        changes: changesBetween({ name, itemCount }, null),
      });
      this.transactions.afterCommit(() => this.pages.forgetAll());
    });
  }

  /** Remembers the project that an administrator works on; undefined clears it. Throws `not_found`. */
  async select(userId: string, projectId: string | undefined): Promise<void> {
    if (projectId && !(await this.dataSource.manager.existsBy(ProjectEntity, { id: projectId }))) {
      throw new DomainError('not_found');
    }
    await this.users.selectProject(userId, projectId ?? null);
  }

  /**
   * Deletes the codes of a project that were never activated, with their scans; answers how many. By ids: a statement
   * with a subquery would read, and lock, the scans of all projects on MariaDB before 11.1.
   */
  private async deleteItems(manager: EntityManager, projectId: string): Promise<number> {
    let deleted = 0;
    for (let after = ''; ;) {
      const items = await manager.find(ItemEntity, {
        select: { id: true },
        where: { projectId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: ROWS_PER_STATEMENT,
      });
      const last = items.at(-1);
      if (!last) return deleted;
      const ids = items.map(({ id }) => id);
      // By ids alone: by the index of the project it would wait for codes that are being made.
      const { affected } = await manager.delete(ItemEntity, { id: In(ids), activationCount: 0 });
      await manager.delete(ScanCountEntity, { itemId: In(ids) });
      deleted += affected ?? 0;
      after = last.id;
    }
  }

  /** Until the transaction ends; what is read afterwards is what others left. Throws `not_found`. */
  private async hold(manager: EntityManager, id: string): Promise<ProjectEntity> {
    await manager.update(ProjectEntity, { id }, { id });
    const project = await manager.findOneBy(ProjectEntity, { id });
    if (!project) throw new DomainError('not_found');
    return project;
  }
}

function toDto({ createdById: _creator, ...project }: ProjectEntity): ProjectDto {
  return { ...project, itemCount: project.itemCount ?? 0, activatedCount: project.activatedCount ?? 0 };
}
