import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (manager: EntityManager, activationIds: string[]) => Promise<void>;

/** Lets other domains delete what ends with an activation, in the transaction that ends it. */
@Injectable()
export class ActivationEnds {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** To be called while the activations are locked. */
  async announce(manager: EntityManager, activationIds: string[]): Promise<void> {
    for (const listener of this.listeners) await listener(manager, activationIds);
  }
}
