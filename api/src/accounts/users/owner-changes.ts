import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (manager: EntityManager, userId: string) => Promise<void>;

/** Tells domains that show owners to others when a name, a profile or a photo changes. */
@Injectable()
export class OwnerChanges {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Call it in the transaction of the change, after the row of the user was locked. */
  async announce(manager: EntityManager, userId: string): Promise<void> {
    for (const listener of this.listeners) await listener(manager, userId);
  }
}
