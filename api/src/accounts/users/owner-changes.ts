import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../platform/database/transaction-runner';

/** Tells those who show owners to others that a name, a profile or a photo is another one. */
@Injectable()
export class OwnerChanges {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly transactions: TransactionRunner) {}

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** They hear of it when the transaction under way is committed; outside one at once. */
  announce(): void {
    this.transactions.afterCommit(() => this.listeners.forEach((listener) => listener()));
  }
}
