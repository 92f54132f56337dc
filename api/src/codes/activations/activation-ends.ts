import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteParts } from './activation-parts';
import { UnactivationOutcomes } from './unactivation-outcomes';

type FindOthers = (userId: string, manager: EntityManager) => Promise<string[]>;
type Listener = (manager: EntityManager, activationIds: string[]) => Promise<void>;

/** Ends what belongs to activations, in the transaction that ends them. Other domains register what is theirs. */
@Injectable()
export class ActivationEnds {
  private readonly listeners: Listener[] = [];
  private findOthers: FindOthers = () => Promise.resolve([]);

  constructor(private readonly outcomes: UnactivationOutcomes) {}

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Says which activations of others the erasure of a person changes. */
  registerOthers(find: FindOthers): void {
    this.findOthers = find;
  }

  /** They have to be locked together with the person's own. */
  listOthers(userId: string, manager: EntityManager): Promise<string[]> {
    return this.findOthers(userId, manager);
  }

  /**
   * To be called while the activations are locked.
   * @param confirmedRequestId the unactivation request that the owner agreed to
   */
  async end(manager: EntityManager, activationIds: string[], confirmedRequestId?: string): Promise<void> {
    await this.deleteAll(manager, activationIds);
    await this.outcomes.close(manager, activationIds, confirmedRequestId);
  }

  /** The same for a code that is given to somebody, whose own request for it is answered by that. */
  async endByGift(manager: EntityManager, activationId: string, receiverId: string): Promise<void> {
    await this.deleteAll(manager, [activationId]);
    await this.outcomes.closeForGift(manager, activationId, receiverId);
  }

  private async deleteAll(manager: EntityManager, activationIds: string[]): Promise<void> {
    for (const listener of this.listeners) await listener(manager, activationIds);
    await deleteParts(manager, activationIds);
  }
}
