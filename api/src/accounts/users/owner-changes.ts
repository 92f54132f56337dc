import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../platform/database/transaction-runner';

/** Notifies domains that show owners to others when a name, a profile or a photo changes. */
@Injectable()
export class OwnerChanges {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly transactions: TransactionRunner) {}

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Calls the listeners after the current transaction is committed, or at once outside a transaction. */
  announce(): void {
    this.transactions.afterCommit(() => this.listeners.forEach((listener) => listener()));
  }
}
