import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import {
  AuthService,
  ChallengesService,
  type Client,
  ProfilesService,
  type Proof,
  type SignedIn,
  type User,
  UsersService,
} from '../../accounts';
import { SettingsService } from '../../records';
import { ItemEntity } from '../tables/item.entity';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { holdRows } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { countCodes, countOutCodesOf } from '../counts/project-counts';
import { ProjectEntity } from '../tables/project.entity';
import { QrDesignEntity } from '../tables/qr-design.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import { ScanPages } from '../scan-pages/scan-pages';
import { refusalOf } from '../scan-pages/scan-state';
import { TemplateEntity } from '../tables/template.entity';
import { UnactivationOutcomes } from './unactivation-outcomes';
import { ActivationEntity } from '../tables/activation.entity';

/** What a code that nobody holds has no longer. */
const FREE = { ownerId: null, activated: false, currentActivationId: null };

interface Ending {
  itemId: string;
  userId: string;
  /** Where only one activation is meant, and no later one of the same owner. */
  activationId?: string;
  confirmed?: string;
}

class LimitReached extends Error {
  constructor(readonly userId: string) {
    super('activation limit reached');
  }
}

@Injectable()
export class ActivationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly challenges: ChallengesService,
    private readonly pages: ScanPages,
    private readonly transactions: TransactionRunner,
    private readonly outcomes: UnactivationOutcomes,
    private readonly security: SecurityLog,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Activates with the code or link from the mailbox: the account is found or made, its empty profile fields are
   * filled from the draft, and it is signed in, all in one transaction. Throws what `claim` and `evaluate` throw.
   */
  async activateWithProof(itemId: string, proof: Proof, client: Client): Promise<SignedIn> {
    const challenge = await this.challenges.evaluate(proof, { purpose: 'activate', itemId }, client);
    return this.counted(async (manager) => {
      const draft = challenge.payload.profile ?? { name: '', fields: [] };
      const signedIn = await this.auth.signInProven(manager, challenge, draft.name, client);
      const user = await this.profiles.fillEmpty(manager, signedIn.user, draft);
      await this.claim(manager, itemId, user);
      return { ...signedIn, user };
    });
  }

  /** Activates for somebody who is signed in. Throws `name_required` besides what `claim` throws. */
  async activateSignedIn(itemId: string, userId: string): Promise<User> {
    return this.counted(async (manager) => {
      const user = await this.users.get(userId, manager);
      if (!user.name) throw new DomainError('name_required');
      await this.claim(manager, itemId, user);
      return user;
    });
  }

  /**
   * Ends what an owner holds: anybody can activate the code again. Messages stay with the activation that ended, so
   * later owners do not see them. `confirmed` is the request that the owner agreed to.
   * Throws `not_activated` for a free code, `not_found` for somebody else's or another activation than `activationId`.
   */
  async end(manager: EntityManager, { itemId, userId, activationId, confirmed }: Ending): Promise<void> {
    const now = this.clock.now();
    // The user first, like `claim`: parallel calls wait here, and find the code free.
    const counted = await this.users.uncountCode(manager, userId);
    const item = await manager.findOneByOrFail(ItemEntity, { id: itemId });
    const { currentActivationId } = item;
    if (!currentActivationId) throw new DomainError('not_activated');
    await countCodes(manager, item.projectId, { activated: -1 });
    const { affected } = await manager
      .createQueryBuilder()
      .update(ItemEntity)
      // Paused by the owner, who is gone; what an administrator disabled stays so.
      .set({
        ...FREE,
        status: () => "CASE WHEN status = 'inactive' THEN 'active' ELSE status END",
        updatedAt: now,
      })
      .where({
        id: itemId,
        projectId: item.projectId,
        ownerId: userId,
        currentActivationId: activationId ?? currentActivationId,
      })
      .execute();
    if (!counted || affected !== 1) throw new DomainError('not_found');
    await manager.update(ActivationEntity, { id: currentActivationId }, { endedAt: now });
    await manager.delete(TemplateEntity, { activationId: currentActivationId });
    await manager.delete(QrDesignEntity, { activationId: currentActivationId });
    await this.outcomes.close(manager, [currentActivationId], confirmed);
    this.transactions.afterCommit(() => this.pages.forget(item.alias));
    this.security.record('code_unactivated', { userId, scope: confirmed ? 'request' : 'owner' });
  }

  /**
   * Frees all codes that a user holds: others can activate them again. Nothing that the user wrote stays with them.
   * Answers which activations there are and which of them it ended; requests for these are the caller's to close.
   */
  async endAllOf(manager: EntityManager, userId: string): Promise<{ all: string[]; ended: string[] }> {
    const now = this.clock.now();
    await countOutCodesOf(manager, userId);
    const items = await manager.find(ItemEntity, { select: { id: true }, where: { ownerId: userId } });
    const itemIds = items.map(({ id }) => id);
    await holdRows(manager, ItemEntity, itemIds);
    const held = { id: In(itemIds), ownerId: userId };
    const free = { ...FREE, updatedAt: now };
    // Paused by the owner, who is gone; what an administrator disabled stays so.
    await manager.update(ItemEntity, { ...held, status: 'inactive' }, { ...free, status: 'active' });
    await manager.update(ItemEntity, held, free);
    const activations = await manager.findBy(ActivationEntity, { userId });
    const all = activations.map(({ id }) => id);
    const ended = activations.filter(({ endedAt }) => !endedAt).map(({ id }) => id);
    // A message to one of them that is being written is waited for.
    await holdRows(manager, ActivationEntity, all);
    await manager.update(ActivationEntity, { id: In(ended) }, { endedAt: now });
    await manager.update(ActivationEntity, { id: In(all) }, { label: null, unreadMessages: 0 });
    await manager.delete(TemplateEntity, { activationId: In(all) });
    await manager.delete(QrDesignEntity, { activationId: In(all) });
    this.transactions.afterCommit(() => this.pages.forgetAll());
    return { all, ended };
  }

  /** Throws `code_not_found`, `already_activated`, `code_disabled` or `not_activatable` with `reasons`. */
  async assertActivatable(itemId: string): Promise<void> {
    const refusal = await this.refusal(this.dataSource.manager, itemId);
    if (refusal) throw refusal;
  }

  private async refusal(manager: EntityManager, itemId: string): Promise<DomainError | undefined> {
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) return new DomainError('code_not_found');
    const project = await manager.findOneByOrFail(ProjectEntity, { id: item.projectId });
    return refusalOf({ ...item, projectArchived: project.archived });
  }

  /**
   * Two guarded updates decide: the user's count against the limit, then the code's owner (REL-5, REL-6).
   * Throws `activation_limit_reached` with `currentCount`, `already_activated`, `code_disabled` or `not_activatable`.
   */
  private async claim(manager: EntityManager, itemId: string, user: User): Promise<void> {
    const now = this.clock.now();
    const activationId = newId();
    await this.countUp(manager, user);
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) throw new DomainError('code_not_found');
    const { projectId, alias } = item;
    await countCodes(manager, projectId, { activated: 1 });
    const { affected } = await manager
      .createQueryBuilder()
      .update(ItemEntity)
      .set({
        ownerId: user.id,
        activated: true,
        currentActivationId: activationId,
        activationCount: () => 'activationCount + 1',
        updatedAt: now,
      })
      .where(
        `id = :itemId AND projectId = :projectId AND ownerId IS NULL AND status = 'active' AND activatable = :yes AND viewOnly = :no
         AND (maxActivations IS NULL OR activationCount < maxActivations)
         AND EXISTS (SELECT 1 FROM projects p WHERE p.id = items.projectId AND p.archived = :no)`,
        { itemId, projectId, yes: true, no: false },
      )
      .execute();
    if (affected !== 1) throw (await this.refusal(manager, itemId)) ?? new DomainError('already_activated');
    await manager.insert(ActivationEntity, {
      id: activationId,
      itemId,
      userId: user.id,
      label: null,
      notify: 'always',
      noticeAt: null,
      unreadMessages: 0,
      lastScanDay: await lastScanDay(manager, itemId),
      tried: false,
      activatedAt: now,
      endedAt: null,
    });
    this.transactions.afterCommit(() => this.pages.forget(alias));
  }

  /** The count that was too high is told when all is undone. */
  private async counted<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      const { activeCodes } = await this.users.get(error.userId);
      throw new DomainError('activation_limit_reached', { currentCount: activeCodes });
    }
  }

  private async countUp(manager: EntityManager, user: User): Promise<void> {
    const { activationLimit: limit } = await this.settings.current(manager);
    if (!(await this.users.countCode(manager, user.id, limit))) throw new LimitReached(user.id);
  }
}

/** Who activates a code scanned it before. */
async function lastScanDay(manager: EntityManager, itemId: string): Promise<string | null> {
  const last = await manager.findOne(ScanCountEntity, { where: { itemId }, order: { day: 'DESC' } });
  return last?.day ?? null;
}
