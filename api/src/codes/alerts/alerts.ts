import { Injectable } from '@nestjs/common';
import { ALERT_KINDS, type AlertKind, type AlertWay } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { PushService } from '../../accounts';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { lockMatching } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ActivationEntity } from '../tables/activation.entity';
import { AlertChoiceEntity } from '../tables/alert-choice.entity';

/** In which ways somebody is to hear of something. */
export type AlertWays = Record<AlertWay, boolean>;

/** The same for one kind of event. */
export type AlertChoice = AlertWays & { kind: AlertKind };

/** One kind of event of one code, for one person: its owner or somebody who answers with the owner. */
export interface AlertTarget {
  kind: AlertKind;
  activationId: string;
  userId: string;
}

/** Something that happened. */
export interface Alert extends AlertTarget {
  /** What its push is about, for `AlertPushes`. The id of the activation is added. */
  about?: Record<string, string>;
  /** Pushes of one topic take each other's place on a device. By default there is one for the kind and the code. */
  topic?: string;
}

/** What people want to hear of codes, and how. Without a choice: in all ways. */
@Injectable()
export class Alerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pushes: PushService,
  ) {}

  /**
   * Queues pushes in the caller's transaction, if the person wants some. Answers the wanted ways: the caller queues the
   * mail. To be called with a manager whose transaction has locked the activation, or which is about to end it.
   */
  async raise(manager: EntityManager, alert: Alert): Promise<AlertWays> {
    const ways = await this.findWays(manager, alert);
    if (ways.push) await this.push(manager, alert);
    return ways;
  }

  /** Queues the pushes of an alert, without asking whether they are wanted. */
  async push(manager: EntityManager, { about, topic, ...alert }: Alert): Promise<void> {
    const { kind, activationId, userId } = alert;
    await this.pushes.enqueue(manager, {
      userId,
      kind,
      topic: topic ?? `${kind} ${activationId}`,
      about: { ...about, activationId },
    });
  }

  /** Whether the person has a device for pushes and wants them. For most people this is one statement. */
  async wantsPush(manager: EntityManager, target: AlertTarget): Promise<boolean> {
    const { kind, activationId, userId } = target;
    if (!(await this.pushes.hasDevices(manager, userId))) return false;
    const off = { activationId, userId, kind, push: false };
    return !(await manager.existsBy(AlertChoiceEntity, off));
  }

  /** Deletes the choices of a person for a code, once the person hears no more of it. */
  async forget(manager: EntityManager, { activationId, userId }: Omit<AlertTarget, 'kind'>): Promise<void> {
    await manager.delete(AlertChoiceEntity, { activationId, userId });
  }

  async findWays(manager: EntityManager, { kind, ...who }: AlertTarget): Promise<AlertWays> {
    return (await this.list(who, manager)).find((each) => each.kind === kind)!;
  }

  /** What a person chose for a code, by kind. */
  async list(
    { activationId, userId }: Omit<AlertTarget, 'kind'>,
    manager = this.dataSource.manager,
  ): Promise<AlertChoice[]> {
    const chosen = await manager.findBy(AlertChoiceEntity, { activationId, userId });
    return toChoices(chosen, await manager.findOneBy(ActivationEntity, { id: activationId, userId }));
  }

  /** What an owner chose for each code, by activation. Nothing for activations that have ended. */
  async listOwn(
    userId: string,
    activations: readonly ActivationEntity[],
  ): Promise<Map<string, AlertChoice[]>> {
    const chosen = groupBy(
      await this.dataSource.manager.findBy(AlertChoiceEntity, { userId }),
      'activationId',
    );
    const open = activations.filter(({ endedAt }) => !endedAt);
    return new Map(open.map((each) => [each.id, toChoices(chosen[each.id] ?? [], each)]));
  }

  /**
   * Saves what a person chose for a code. Throws `not_found` for an activation that has ended. Whether the person may is
   * the caller's to know. The mails about messages to an owner have one truth: `activations.notify`.
   */
  async choose(target: AlertTarget, { mail, push }: AlertWays): Promise<void> {
    const { kind, activationId, userId } = target;
    await this.transactions.run(async (manager) => {
      const open = { id: activationId, endedAt: IsNull() };
      if ((await lockMatching(manager, ActivationEntity, open)) !== 1) throw new DomainError('not_found');
      const owned = { id: activationId, userId };
      const isNotify = kind === 'message' && (await manager.existsBy(ActivationEntity, owned));
      if (isNotify) await manager.update(ActivationEntity, owned, { notify: mail ? 'always' : 'never' });
      const row = { ...target, mail: isNotify ? null : mail, push };
      await insertOrChange(manager, AlertChoiceEntity, [row], { set: ['mail', 'push'] });
    });
  }
}

/** @param owned the activation, where it is the person's own */
function toChoices(chosen: readonly AlertChoiceEntity[], owned: ActivationEntity | null): AlertChoice[] {
  return ALERT_KINDS.map((kind) => {
    const choice = chosen.find((each) => each.kind === kind);
    const mail = owned && kind === 'message' ? owned.notify === 'always' : (choice?.mail ?? true);
    return { kind, mail, push: choice?.push ?? true };
  });
}
