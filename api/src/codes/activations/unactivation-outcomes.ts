import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { type EntityManager, type FindOptionsWhere, In, MoreThan } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { MailSender, type MailTemplate, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

type Template = Extract<MailTemplate, `unactivation-${string}`>;

/** Matches requests that are neither answered nor expired. */
export const openAt = (now: Date) => ({ state: 'open', expiresAt: MoreThan(now) }) as const;

/** Closes unactivation requests, and mails the requesters about it. */
@Injectable()
export class UnactivationOutcomes implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MailSender,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      'unactivation-confirmed': '/scan/{alias}',
      'unactivation-declined': '/scan/{alias}',
    });
  }

  /**
   * Closes the open requests of activations that end in the caller's transaction, and tells the requesters that the code
   * is free. `confirmed` is the request that the owner agreed to: throws `invalid_link` when it is not open any more.
   */
  async close(manager: EntityManager, activationIds: string[], confirmedRequestId?: string): Promise<void> {
    if (confirmedRequestId) await this.answer(manager, confirmedRequestId, 'confirmed');
    await this.endOpen(manager, { activationId: In(activationIds) }, 'unactivation-confirmed');
  }

  /**
   * Closes the open requests of an activation that ends because its code is given to somebody. Others who asked are told
   * that they do not get it. The receiver may have asked, too, and hears of it as the receiver.
   */
  async closeForGift(manager: EntityManager, activationId: string, receiverId: string): Promise<void> {
    const own = { activationId, requesterId: receiverId, ...openAt(this.clock.now()) };
    await manager.update(UnactivationRequestEntity, own, { state: 'confirmed' });
    await this.endOpen(manager, { activationId }, 'unactivation-declined');
  }

  /** Updates before it reads: a request that is being made in parallel waits, or is read. */
  private async endOpen(
    manager: EntityManager,
    where: FindOptionsWhere<UnactivationRequestEntity>,
    template: Template,
  ): Promise<void> {
    const open = { ...where, ...openAt(this.clock.now()) };
    await manager.update(UnactivationRequestEntity, open, { state: 'ended' });
    const ended = await manager.findBy(UnactivationRequestEntity, { ...open, state: 'ended' });
    for (const request of ended) await this.tell(manager, request, template);
  }

  /** Throws `invalid_link` unless the request is open. Only one of parallel callers succeeds. */
  async answer(manager: EntityManager, id: string, state: 'confirmed' | 'declined'): Promise<void> {
    await this.settle(manager, id, state);
    const request = await manager.findOneByOrFail(UnactivationRequestEntity, { id });
    await this.tell(manager, request, `unactivation-${state}`);
  }

  /** The owner offers the code to the requester, whom the mail of the gift tells. Throws `invalid_link`. */
  async accept(manager: EntityManager, id: string): Promise<void> {
    await this.settle(manager, id, 'confirmed');
  }

  private async settle(manager: EntityManager, id: string, state: 'confirmed' | 'declined'): Promise<void> {
    const open = { id, ...openAt(this.clock.now()) };
    const { affected } = await manager.update(UnactivationRequestEntity, open, { state });
    if (affected !== 1) throw new DomainError('invalid_link');
  }

  private async tell(
    manager: EntityManager,
    { activationId, requesterId }: UnactivationRequestEntity,
    template: Template,
  ): Promise<void> {
    const requester = await this.users.find(requesterId, manager);
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    const item = await manager.findOneBy(ItemEntity, { id: activation?.itemId ?? '' });
    if (!requester || !item) return;
    const variables = { alias: toDisplayAlias(item.alias) };
    await this.outbox.enqueue(manager, { template, ...toRecipient(requester), variables });
  }
}
