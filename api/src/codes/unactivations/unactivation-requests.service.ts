import { Injectable } from '@nestjs/common';
import { UNACTIVATION_REQUEST } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { UsersService } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { lockMatching } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { randomNonce } from '../../platform/secrets/secrets';
import { LimitsService } from '../../records';
import { CodeOwnership } from '../activations/code-ownership';
import { openAt, UnactivationOutcomes } from '../activations/unactivation-outcomes';
import { toScannedCode } from '../scan-pages/scanned-code.dto';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { LostCodeEntity } from '../tables/lost-code.entity';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';
import { RequestNotices } from './request-notices';
import type { UnactivationRequestDto } from './unactivation-request.dto';

@Injectable()
export class UnactivationRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly ownership: CodeOwnership,
    private readonly outcomes: UnactivationOutcomes,
    private readonly notices: RequestNotices,
    private readonly limits: LimitsService,
    private readonly clock: Clock,
  ) {}

  /** Whether the user has an open request for the code. */
  async isOpen(activationId: string | null, requesterId: string): Promise<boolean> {
    if (!activationId) return false;
    const open = { activationId, requesterId, ...openAt(this.clock.now()) };
    return this.dataSource.manager.existsBy(UnactivationRequestEntity, open);
  }

  /**
   * Asks the owner of a code to give it up. The owner gets a mail with a link. Throws `own_code`, `not_activated`,
   * `not_activatable` for a digital code, which is deleted when its owner gives it up, `unactivation_requested` for the
   * same person within a day, or `too_many_requests`.
   */
  async make(itemId: string, requesterId: string, reason: string | undefined): Promise<void> {
    await this.transactions.run(async (manager) => {
      const code = await this.lock(manager, itemId, requesterId);
      const { activationId } = code;
      const id = await this.write(manager, { activationId, requesterId, reason: reason || null });
      const purpose = 'unactivation-requests';
      await this.limits.takeIn(
        manager,
        { purpose, subject: requesterId, ...UNACTIVATION_REQUEST.perRequester },
        { purpose, subject: itemId, ...UNACTIVATION_REQUEST.perCode },
      );
      await this.notices.tell(manager, code, id);
    });
  }

  /** The request of a mailed link. Throws `link_expired`, `invalid_link`, or `not_found` unless the owner asks (LNK-9). */
  async show(token: string, ownerId: string): Promise<UnactivationRequestDto> {
    const { request, item, activation } = await this.getOpen(token, ownerId);
    const requester = await this.users.find(request.requesterId);
    if (!requester) throw new DomainError('invalid_link');
    return {
      code: toScannedCode(item.alias),
      label: activation.ownerLabel,
      requester: { name: requester.name, email: requester.emailAsTyped },
      reason: request.reason,
      createdAt: request.createdAt,
      lost: await this.dataSource.manager.existsBy(LostCodeEntity, { activationId: request.activationId }),
      expiresAt: request.expiresAt,
    };
  }

  /** Gives the code up, and tells everybody who asked for it. Throws what `getOpen` and `CodeOwnership.end` throw. */
  async confirm(token: string, ownerId: string): Promise<void> {
    const { request, item } = await this.getOpen(token, ownerId);
    await this.ownership.end(item.id, ownerId, request.id);
  }

  /** Keeps the code, and tells the requester. Throws what `getOpen` throws. */
  async decline(token: string, ownerId: string): Promise<void> {
    const { request } = await this.getOpen(token, ownerId);
    await this.transactions.run((manager) => this.outcomes.answer(manager, request.id, 'declined'));
  }

  /** The open request of a link, and its code. Throws `link_expired`, `invalid_link` or `not_found`. */
  async getOpen(
    token: string,
    ownerId: string,
  ): Promise<{ request: UnactivationRequestEntity; item: ItemEntity; activation: ActivationEntity }> {
    const { manager } = this.dataSource;
    const request = await this.notices.getByLink(token);
    const { activationId, state } = request;
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    if (activation?.userId !== ownerId) throw new DomainError('not_found');
    const item = await manager.findOneBy(ItemEntity, { currentActivationId: activationId, ownerId });
    if (!item || state !== 'open') throw new DomainError('invalid_link');
    return { request, item, activation };
  }

  /** Locks the requester's account and the activation: neither can end before the request is written. */
  private async lock(manager: EntityManager, itemId: string, requesterId: string) {
    await this.users.lock(manager, requesterId);
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (!item) throw new DomainError('code_not_found');
    const { alias, ownerId, currentActivationId: activationId } = item;
    if (!ownerId || !activationId) throw new DomainError('not_activated');
    if (ownerId === requesterId) throw new DomainError('own_code');
    if (item.digital) throw new DomainError('not_activatable', { reasons: ['activations_exhausted'] });
    const held = await lockMatching(manager, ActivationEntity, { id: activationId, endedAt: IsNull() });
    if (held !== 1) throw new DomainError('not_activated');
    return { alias, ownerId, activationId };
  }

  /** Inserts the request. It replaces one that has expired; the unique key lets one of parallel requests pass (REL-7). */
  private async write(
    manager: EntityManager,
    wanted: Pick<UnactivationRequestEntity, 'activationId' | 'requesterId' | 'reason'>,
  ): Promise<string> {
    const { activationId, requesterId } = wanted;
    const now = this.clock.now();
    const earlier = await manager.findOneBy(UnactivationRequestEntity, { activationId, requesterId });
    if (earlier && earlier.expiresAt > now) throw new DomainError('unactivation_requested');
    if (earlier) await manager.delete(UnactivationRequestEntity, { id: earlier.id });
    const id = newId();
    const expiresAt = this.clock.in(UNACTIVATION_REQUEST.life);
    const request = {
      ...wanted,
      id,
      state: 'open',
      nonce: randomNonce(),
      createdAt: now,
      expiresAt,
    } as const;
    try {
      await manager.insert(UnactivationRequestEntity, request);
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError('unactivation_requested');
      throw error;
    }
    return id;
  }
}
