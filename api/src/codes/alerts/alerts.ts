import { Injectable } from '@nestjs/common';
import type { AlertKind, AlertWay } from '@ringtag/contracts';
import { type EntityManager, In } from 'typeorm';
import { PushQueue } from '../../accounts';
import { ActivationEntity } from '../tables/activation.entity';
import { AlertChoiceEntity } from '../tables/alert-choice.entity';

/** In which ways somebody is to hear of something. */
export type AlertWays = Record<AlertWay, boolean>;

/** Something that happened to a code, for one person: its owner or somebody who answers with the owner. */
export interface Alert {
  kind: AlertKind;
  activationId: string;
  userId: string;
  /** What its push is about, for `AlertWriters`. */
  about?: Record<string, string>;
  /** Pushes of one topic take each other's place on a device. By default there is one for the kind and the code. */
  topic?: string;
}

/** What people want to hear of their codes, and how. */
@Injectable()
export class Alerts {
  constructor(private readonly pushes: PushQueue) {}

  /**
   * Queues the pushes in the caller's transaction, if the person wants some. Answers the wanted ways: the caller queues
   * the mail. Messages have their own pauses (`activations.notify`): the inbox decides on their mails alone.
   */
  async raise(manager: EntityManager, { about = {}, ...alert }: Alert): Promise<AlertWays> {
    const { kind, activationId, userId } = alert;
    const ways = await this.findWays(manager, alert);
    const topic = alert.topic ?? `${kind} ${activationId}`;
    if (ways.push)
      await this.pushes.enqueue(manager, { userId, topic, kind, about: { ...about, activationId } });
    return ways;
  }

  /** What the person chose; all ways without a choice. */
  async findWays(
    manager: EntityManager,
    { kind, activationId, userId }: Pick<Alert, 'kind' | 'activationId' | 'userId'>,
  ): Promise<AlertWays> {
    const chosen = await manager.findOneBy(AlertChoiceEntity, { activationId, userId, kind });
    const ways = { mail: chosen?.mail ?? true, push: chosen?.push ?? true };
    if (kind !== 'message') return ways;
    const owned = await manager.findOneBy(ActivationEntity, { id: activationId, userId });
    return owned ? { ...ways, mail: owned.notify === 'always' } : ways;
  }

  /** Deletes the choices for activations that end in the caller's transaction. */
  async end(manager: EntityManager, activationIds: string[]): Promise<void> {
    await manager.delete(AlertChoiceEntity, { activationId: In(activationIds) });
  }

  /** The same for an account that goes, with its choices for codes of others. */
  async endAll(manager: EntityManager, userId: string, activationIds: string[]): Promise<void> {
    await this.end(manager, activationIds);
    await manager.delete(AlertChoiceEntity, { userId });
  }
}
