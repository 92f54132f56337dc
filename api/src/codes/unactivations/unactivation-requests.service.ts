import { Injectable } from '@nestjs/common';
import { UNACTIVATION_REQUEST } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { ActivationEntity } from '../tables/activation.entity';
import { ActivationsService } from '../activations/activations.service';
import { ItemEntity } from '../tables/item.entity';
import { UsersService } from '../../accounts';
import { LimitsService } from '../../records';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { holdMatching } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { scannedCode } from '../scan-pages/scanned-code.dto';
import { DomainError } from '../../platform/errors/domain-error';
import { randomNonce } from '../../platform/secrets/secrets';
import { UnactivationLinks } from './unactivation-links';
import { UnactivationOutcomes } from '../activations/unactivation-outcomes';
import type { UnactivationRequestDto } from './unactivation-request.dto';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

interface Asked {
  request: UnactivationRequestEntity;
  item: ItemEntity;
}

type MadeRequest = { code: string } & Pick<
  UnactivationRequestEntity,
  'reason' | 'state' | 'createdAt' | 'expiresAt'
>;

@Injectable()
export class UnactivationRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly activations: ActivationsService,
    private readonly outcomes: UnactivationOutcomes,
    private readonly links: UnactivationLinks,
    private readonly limits: LimitsService,
    private readonly clock: Clock,
  ) {}

  /** Whether the user has asked for the code, and the owner has not answered yet. */
  async isOpen(activationId: string | null, requesterId: string): Promise<boolean> {
    if (!activationId) return false;
    const open = { activationId, requesterId, state: 'open', expiresAt: MoreThan(this.clock.now()) } as const;
    return this.dataSource.manager.existsBy(UnactivationRequestEntity, open);
  }

  /**
   * Asks whoever holds the code now to give it up; the owner gets a mail with a link. Throws `own_code`,
   * `not_activated`, `unactivation_requested` for the same person within a day, or `too_many_requests`.
   */
  async make(itemId: string, requesterId: string, reason: string | undefined): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { item, ownerId, activationId } = await this.hold(manager, itemId, requesterId);
      const id = await this.write(manager, { activationId, requesterId, reason: reason || null });
      await this.limits.takeIn(
        manager,
        { purpose: 'unactivation-requests', subject: requesterId, ...UNACTIVATION_REQUEST.perRequester },
        { purpose: 'unactivation-requests', subject: itemId, ...UNACTIVATION_REQUEST.perCode },
      );
      await this.outcomes.askOwner(manager, { id, ownerId, alias: item.alias });
    });
  }

  /** What the link is about. Throws `link_expired`, `invalid_link`, or `not_found` for anybody but the owner (LNK-9). */
  async show(token: string, ownerId: string): Promise<UnactivationRequestDto> {
    const { request, item } = await this.find(token, ownerId);
    const requester = await this.users.find(request.requesterId);
    if (!requester) throw new DomainError('invalid_link');
    return {
      code: scannedCode(item.alias),
      requester: { name: requester.name, email: requester.emailAsTyped },
      reason: request.reason,
      createdAt: request.createdAt,
      expiresAt: request.expiresAt,
    };
  }

  /** Gives the code up, and tells everybody who asked for it. Throws what `show` throws. */
  async confirm(token: string, ownerId: string): Promise<void> {
    const { request, item } = await this.find(token, ownerId);
    const { id: confirmed, activationId } = request;
    const ending = { itemId: item.id, userId: ownerId, activationId, confirmed };
    await this.transactions.run((manager) => this.activations.end(manager, ending));
  }

  /** Keeps the code, and tells the one who asked. Throws what `show` throws. */
  async decline(token: string, ownerId: string): Promise<void> {
    const { request } = await this.find(token, ownerId);
    await this.transactions.run((manager) => this.outcomes.answer(manager, request.id, 'declined'));
  }

  /** What somebody asked for and is still kept, with the alias of the code. */
  async madeBy(requesterId: string): Promise<MadeRequest[]> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(UnactivationRequestEntity, 'r')
      .innerJoin(ActivationEntity, 'a', 'a.id = r.activationId')
      .innerJoin(ItemEntity, 'i', 'i.id = a.itemId')
      .addSelect('i.alias', 'alias')
      .where('r.requesterId = :requesterId', { requesterId })
      .orderBy('r.id')
      .getRawAndEntities<{ alias: string }>();
    return entities.map(({ reason, state, createdAt, expiresAt }, i) => ({
      code: raw[i]!.alias,
      reason,
      state,
      createdAt,
      expiresAt,
    }));
  }

  /** Removes the requests to owners of these activations, and those that somebody made. */
  async erase(manager: EntityManager, of: { activationIds: string[]; requesterId: string }): Promise<void> {
    await manager.delete(UnactivationRequestEntity, { activationId: In(of.activationIds) });
    await manager.delete(UnactivationRequestEntity, { requesterId: of.requesterId });
  }

  /** An open request of the owner's current activation. */
  private async find(token: string, ownerId: string): Promise<Asked> {
    const { manager } = this.dataSource;
    const id = this.links.requestIdOf(token);
    const request = id === undefined ? null : await manager.findOneBy(UnactivationRequestEntity, { id });
    this.links.assertFits(token, request);
    const { activationId, state } = request;
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    if (activation?.userId !== ownerId) throw new DomainError('not_found');
    const item = await manager.findOneBy(ItemEntity, { currentActivationId: activationId, ownerId });
    if (!item || state !== 'open') throw new DomainError('invalid_link');
    return { request, item };
  }

  /** Holds the requester's account and the activation: neither can end before the request is there. */
  private async hold(manager: EntityManager, itemId: string, requesterId: string) {
    await this.users.hold(manager, requesterId);
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) throw new DomainError('code_not_found');
    const { ownerId, currentActivationId: activationId } = item;
    if (!ownerId || !activationId) throw new DomainError('not_activated');
    if (ownerId === requesterId) throw new DomainError('own_code');
    const held = await holdMatching(manager, ActivationEntity, { id: activationId, endedAt: IsNull() });
    if (held !== 1) throw new DomainError('not_activated');
    return { item, ownerId, activationId };
  }

  /** A new row, or the one whose day is over; the unique key lets one through (REL-7). */
  private async write(
    manager: EntityManager,
    {
      activationId,
      requesterId,
      reason,
    }: Pick<UnactivationRequestEntity, 'activationId' | 'requesterId' | 'reason'>,
  ): Promise<string> {
    const now = this.clock.now();
    const expiresAt = this.clock.in(UNACTIVATION_REQUEST.life);
    const fresh = { state: 'open', reason, nonce: randomNonce(), createdAt: now, expiresAt } as const;
    const earlier = await manager.findOneBy(UnactivationRequestEntity, { activationId, requesterId });
    if (earlier && earlier.expiresAt > now) throw new DomainError('unactivation_requested');
    if (earlier) await manager.delete(UnactivationRequestEntity, { id: earlier.id });
    const id = newId();
    try {
      await manager.insert(UnactivationRequestEntity, { ...fresh, id, activationId, requesterId });
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError('unactivation_requested');
      throw error;
    }
    return id;
  }
}
