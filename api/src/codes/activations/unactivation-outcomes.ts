import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { type User, UsersService } from '../../accounts';
import { MailSender, type MailDetails, type MailTemplate, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { MailedLinks } from '../../platform/secrets/mailed-links';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';
import { ActivationEnds } from './activation-ends';

type Template = Extract<MailTemplate, `unactivation-${string}`>;

/** Matches requests that are neither answered nor expired. */
export const openAt = (now: Date) => ({ state: 'open', expiresAt: MoreThan(now) }) as const;

/** The kind of link, for `MailedLinks`. */
export const UNACTIVATION_LINK = 'unactivation';

/**
 * Adds the proof, from which `MailedLinks` derives the link for the owner: the database does not hold the link (LNK-1).
 * The proof contains the activation, so the link does not work for a later owner (LNK-9).
 */
export function withProof(request: UnactivationRequestEntity): UnactivationRequestEntity & { proof: string } {
  const { id, activationId, nonce } = request;
  return { ...request, proof: `unactivation:${id}:${activationId}:${nonce}` };
}

/** Closes unactivation requests. Mails the owner about a new one, and the requester about its outcome. */
@Injectable()
export class UnactivationOutcomes implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailSender,
    private readonly outbox: OutboxService,
    private readonly links: MailedLinks,
    private readonly clock: Clock,
    private readonly ends: ActivationEnds,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      'unactivation-request': ({ variables }) => this.writeRequest(variables['request'] ?? ''),
      'unactivation-confirmed': '/scan/{alias}',
      'unactivation-declined': '/scan/{alias}',
    });
  }

  /** Mails the owner of a code the link that answers a request, which is given by its id. */
  async askOwner(manager: EntityManager, ownerId: string, alias: string, requestId: string): Promise<void> {
    const owner = await this.users.get(ownerId, manager);
    await this.mail(manager, owner, 'unactivation-request', {
      alias: toDisplayAlias(alias),
      request: requestId,
    });
  }

  /**
   * Closes the open requests of activations that end in the caller's transaction, and tells the requesters that the code
   * is free. `confirmed` is the request that the owner agreed to: throws `invalid_link` when it is not open any more.
   */
  async close(manager: EntityManager, activationIds: string[], confirmedRequestId?: string): Promise<void> {
    if (confirmedRequestId) await this.answer(manager, confirmedRequestId, 'confirmed');
    await this.ends.announce(manager, activationIds);
    const open = { activationId: In(activationIds), ...openAt(this.clock.now()) };
    // Updates before it reads: a request that is being made in parallel waits, or is read.
    await manager.update(UnactivationRequestEntity, open, { state: 'ended' });
    const ended = await manager.findBy(UnactivationRequestEntity, { ...open, state: 'ended' });
    for (const request of ended) await this.tell(manager, request, 'unactivation-confirmed');
  }

  /** Throws `invalid_link` unless the request is open. Only one of parallel callers succeeds. */
  async answer(manager: EntityManager, id: string, state: 'confirmed' | 'declined'): Promise<void> {
    const open = { id, ...openAt(this.clock.now()) };
    const { affected } = await manager.update(UnactivationRequestEntity, open, { state });
    if (affected !== 1) throw new DomainError('invalid_link');
    const request = await manager.findOneByOrFail(UnactivationRequestEntity, { id });
    await this.tell(manager, request, `unactivation-${state}`);
  }

  /** Answers undefined, and no mail is sent, when the request is no longer open. */
  private async writeRequest(id: string): Promise<MailDetails | undefined> {
    const open = { id, ...openAt(this.clock.now()) };
    const request = await this.dataSource.manager.findOneBy(UnactivationRequestEntity, open);
    if (!request) return undefined;
    return {
      path: `/scan/{alias}/unactivation?token=${this.links.toToken(UNACTIVATION_LINK, withProof(request))}`,
    };
  }

  private async tell(
    manager: EntityManager,
    { activationId, requesterId }: UnactivationRequestEntity,
    template: Template,
  ): Promise<void> {
    const requester = await this.users.find(requesterId, manager);
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    const item = await manager.findOneBy(ItemEntity, { id: activation?.itemId ?? '' });
    if (requester && item)
      await this.mail(manager, requester, template, { alias: toDisplayAlias(item.alias) });
  }

  private async mail(
    manager: EntityManager,
    { id: userId, emailAsTyped: recipient, locale }: User,
    template: Template,
    variables: Record<string, string>,
  ): Promise<void> {
    await this.outbox.enqueue(manager, { template, recipient, locale, userId, variables });
  }
}
