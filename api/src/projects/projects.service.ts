import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ItemEntity } from '../items/item.entity';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/database/columns';
import { DomainError } from '../platform/http/domain-error';
import { containing } from '../platform/http/list.dto';
import { ScanPages } from '../scan/scan-pages';
import { UserEntity } from '../users/user.entity';
import type {
  ChangeProjectDto,
  NewProjectDto,
  ProjectDto,
  ProjectListDto,
  ProjectListQuery,
} from './project.dto';
import { ProjectEntity } from './project.entity';

interface Counts {
  itemCount: number;
  activatedCount: number;
}

@Injectable()
export class ProjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  async create(createdById: string, body: NewProjectDto): Promise<ProjectDto> {
    const now = this.clock.now();
    const project: ProjectEntity = {
      id: newId(),
      name: body.name,
      description: body.description || null,
      archived: false,
      activatable: body.activatable ?? true,
      createdById,
      createdAt: now,
      updatedAt: now,
    };
    await this.dataSource.manager.insert(ProjectEntity, project);
    return toDto(project, undefined);
  }

  async list({ page, pageSize, q, archived }: ProjectListQuery): Promise<ProjectListDto> {
    const select = this.dataSource.createQueryBuilder(ProjectEntity, 'p');
    if (archived) select.andWhere('p.archived = :archived', { archived: archived === 'true' });
    if (q) select.andWhere("p.name LIKE :q ESCAPE '!'", { q: containing(q) });
    const [projects, total] = await select
      .orderBy('p.id', 'DESC')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    const counts = await this.countsOf(projects.map(({ id }) => id));
    return {
      items: projects.map((project) => toDto(project, counts.get(project.id))),
      total,
      page,
      pageSize,
    };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<ProjectDto> {
    const project = await this.dataSource.manager.findOneBy(ProjectEntity, { id });
    if (!project) throw new DomainError('not_found');
    return toDto(project, (await this.countsOf([id])).get(id));
  }

  async change(id: string, body: ChangeProjectDto): Promise<ProjectDto> {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    await this.dataSource.manager.update(ProjectEntity, { id }, { ...changes, updatedAt: this.clock.now() });
    this.pages.forgetAll();
    return this.get(id);
  }

  /** Remembers the project that an administrator works on; undefined clears it. Throws `not_found`. */
  async select(userId: string, projectId: string | undefined): Promise<void> {
    if (projectId && !(await this.dataSource.manager.existsBy(ProjectEntity, { id: projectId }))) {
      throw new DomainError('not_found');
    }
    const changes = { selectedProjectId: projectId ?? null, updatedAt: this.clock.now() };
    await this.dataSource.manager.update(UserEntity, { id: userId }, changes);
  }

  private async countsOf(projectIds: string[]): Promise<Map<string, Counts>> {
    if (projectIds.length === 0) return new Map();
    const rows: { id: string; items: string | number; activated: string | number }[] = await this.dataSource
      .createQueryBuilder(ItemEntity, 'i')
      .select('i.projectId', 'id')
      .addSelect('COUNT(*)', 'items')
      .addSelect('COUNT(i.ownerId)', 'activated')
      .where('i.projectId IN (:...projectIds)', { projectIds })
      .groupBy('i.projectId')
      .getRawMany();
    return new Map(
      rows.map(({ id, items, activated }) => [
        id,
        { itemCount: Number(items), activatedCount: Number(activated) },
      ]),
    );
  }
}

function toDto(project: ProjectEntity, counts: Counts = { itemCount: 0, activatedCount: 0 }): ProjectDto {
  const { createdById: _creator, ...shown } = project;
  return { ...shown, ...counts };
}
