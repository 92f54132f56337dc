import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DIGITAL_CODES, type Settings } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ProfilesService, UsersService } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { LimitsService, SettingsService } from '../../records';
import { CodeOwnership } from '../activations/code-ownership';
import { countCodes } from '../counts/project-counts';
import { insertRandom, newItem } from '../items/item-rows';
import { ProjectEntity } from '../tables/project.entity';
import type { NewDigitalCodeDto } from './digital-code.dto';

/** Codes without a sticker, which people make for themselves (ADR 19). */
@Injectable()
export class DigitalCodesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly ownership: CodeOwnership,
    private readonly limits: LimitsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.settings.check((manager, wanted, before) => assertProject(manager, wanted, before));
  }

  /** Whether people can make codes now: the settings name a project, and it is in use. */
  async isOffered({ digitalCodesProjectId: id }: Settings): Promise<boolean> {
    return id !== null && (await this.dataSource.manager.existsBy(ProjectEntity, { id, archived: false }));
  }

  /**
   * Makes a code that the user owns from the start, and answers its id. Saves `profileName` if the user has no name. Three
   * guarded updates decide between parallel requests: the user's number of codes, the project's row, and the number made
   * on this day. Throws `proof_required` for an address that nobody has proven, `name_required`,
   * `activation_limit_reached`, `digital_codes_off` and `too_many_requests`.
   */
  async make(userId: string, { profileName, label, pageKind }: NewDigitalCodeDto): Promise<string> {
    return this.transactions.run(async (manager) => {
      const { digitalCodesProjectId: projectId } = await this.settings.get(manager);
      if (!projectId) throw new DomainError('digital_codes_off');
      await this.assertNamed(manager, userId, profileName);
      await this.ownership.takePlace(manager, userId);
      const project = await countInOffered(manager, projectId);
      // The activation of its maker is the only one.
      const given = { digital: true, activatable: true, maxActivations: 1 };
      const item = newItem(project, given, this.clock.now());
      await insertRandom(manager, [item]);
      await this.ownership.give(manager, item.id, userId, { pageKind, ownerLabel: label || null });
      const purpose = 'digital-codes';
      await this.limits.takeIn(manager, { purpose, subject: userId, ...DIGITAL_CODES.made });
      return item.id;
    });
  }

  /** Throws `proof_required`, and `name_required` for a user who has no name and gets none. */
  private async assertNamed(manager: EntityManager, userId: string, given?: string): Promise<void> {
    const user = given ? await this.users.lock(manager, userId) : await this.users.get(userId, manager);
    if (!user.isEmailVerified) throw new DomainError('proof_required');
    if (user.name) return;
    if (!given) throw new DomainError('name_required');
    await this.profiles.fillEmpty(manager, user, { name: given, fields: [] });
  }
}

/** Counts the code in its project, whose row is locked by that. Throws `digital_codes_off` without such a project. */
async function countInOffered(manager: EntityManager, id: string): Promise<ProjectEntity> {
  const counted = await countCodes(manager, id, { items: 1 });
  const project = counted && (await manager.findOneBy(ProjectEntity, { id, archived: false }));
  if (!project) throw new DomainError('digital_codes_off');
  return project;
}

/** Throws a validation error for a new project that does not exist or is archived. */
async function assertProject(
  manager: EntityManager,
  { digitalCodesProjectId: id }: Settings,
  before: Settings,
): Promise<void> {
  if (!id || id === before.digitalCodesProjectId) return;
  if (await manager.existsBy(ProjectEntity, { id, archived: false })) return;
  throw newFieldError('digitalCodesProjectId', 'exists', 'There is no such project, or it is archived');
}
