import { Injectable } from '@nestjs/common';
import { formatAlias } from '@ringtag/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { UsersService } from '../../accounts';
import { type MailTemplate, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

type Outcome = Extract<MailTemplate, 'unactivation-confirmed' | 'unactivation-declined'>;

/** Answers requests for codes; tells their owners that somebody asks, and those who asked what came of it. */
@Injectable()
export class UnactivationOutcomes {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Mails the link by which the owner answers. */
  async askOwner(
    manager: EntityManager,
    { id, ownerId, alias }: { id: string; ownerId: string; alias: string },
  ): Promise<void> {
    const owner = await this.users.get(ownerId, manager);
    await this.outbox.enqueue(manager, {
      template: 'unactivation-request',
      recipient: owner.emailAsTyped,
      locale: owner.locale,
      userId: ownerId,
      variables: { alias: formatAlias(alias), request: id },
    });
  }

  /**
   * Closes all open requests of activations that end in the caller's transaction; whoever asked hears that the code is
   * free. `confirmed` names the one that the owner agreed to: throws `invalid_link` when it is open no more.
   */
  async close(manager: EntityManager, activationIds: string[], confirmed?: string): Promise<void> {
    if (confirmed) await this.answer(manager, confirmed, 'confirmed');
    const open = {
      activationId: In(activationIds),
      state: 'open',
      expiresAt: MoreThan(this.clock.now()),
    } as const;
    // Marked before they are read: one that is being made waits or is seen.
    await manager.update(UnactivationRequestEntity, open, { state: 'ended' });
    const ended = await manager.findBy(UnactivationRequestEntity, { ...open, state: 'ended' });
    for (const request of ended) await this.tell(manager, request, 'unactivation-confirmed');
  }

  /** Throws `invalid_link` unless the request is open; only one of parallel callers gets through. */
  async answer(manager: EntityManager, id: string, state: 'confirmed' | 'declined'): Promise<void> {
    const { affected } = await manager.update(
      UnactivationRequestEntity,
      { id, state: 'open', expiresAt: MoreThan(this.clock.now()) },
      { state },
    );
    if (affected !== 1) throw new DomainError('invalid_link');
    const request = await manager.findOneByOrFail(UnactivationRequestEntity, { id });
    await this.tell(manager, request, `unactivation-${state}`);
  }

  private async tell(
    manager: EntityManager,
    { activationId, requesterId }: UnactivationRequestEntity,
    template: Outcome,
  ): Promise<void> {
    const requester = await this.users.find(requesterId, manager);
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    const item = await manager.findOneBy(ItemEntity, { id: activation?.itemId ?? '' });
    if (!requester || !item) return;
    await this.outbox.enqueue(manager, {
      template,
      recipient: requester.emailAsTyped,
      locale: requester.locale,
      userId: requester.id,
      variables: { alias: formatAlias(item.alias) },
    });
  }
}
