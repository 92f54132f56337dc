import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentDeadline } from '../requests/current-request';
import { isRestartable } from './database-errors';

/** The request that a transaction belongs to has no time left for it; `code` is `REQUEST_DEADLINE`. */
class RequestDeadlineError extends Error {
  readonly code = 'REQUEST_DEADLINE';

  constructor() {
    super('REQUEST_DEADLINE: the request has no time left for this transaction');
  }
}

type Hook = () => void | Promise<void>;

interface Transaction {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  readonly hooks: Hook[];
  open: boolean;
}

const MAX_TRIES = 5;
const FIRST_DELAY_MS = 50;

const current = new AsyncLocalStorage<Transaction>();

/** Timers and the command line have as long as it takes. */
function hasTime(milliseconds = 0): boolean {
  return milliseconds < (currentDeadline()?.left ?? Infinity);
}

function openTransaction(): Transaction | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction : undefined;
}

/**
 * Throws where slow or outside work (mail, HTTP, password hashing) would hold a transaction open (REL-9).
 * @param what names the work in the error: "Sending mail".
 */
export function assertOutsideTransaction(what: string): void {
  if (openTransaction()) throw new Error(`${what} is not allowed inside a transaction`);
}

/** The only way to open a transaction. */
@Injectable()
export class TransactionRunner {
  private readonly logger = new Logger(TransactionRunner.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in a transaction and commits it when `work` resolves. Inside another `run` it joins that
   * transaction. A transaction that lost against another (deadlock, lock wait) is started again, at most
   * five times in all and as long as the request has time, so `work` must have no effect but through its manager; see `afterCommit` for the rest.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = openTransaction();
    if (outer?.dataSource === this.dataSource) return work(outer.manager);
    for (let tries = 1; ; tries += 1) {
      const hooks: Hook[] = [];
      try {
        const result = await this.attempt(work, hooks);
        await this.runHooks(hooks);
        return result;
      } catch (error) {
        const delay = FIRST_DELAY_MS * 2 ** (tries - 1) * (0.5 + Math.random());
        if (tries >= MAX_TRIES || !isRestartable(error) || !hasTime(delay)) throw error;
        await sleep(delay);
      }
    }
  }

  /**
   * Runs `hook` when the current transaction is committed, never when it is rolled back; outside a transaction
   * at once. Its failure is logged: the work is done and cannot be undone by it.
   */
  afterCommit(hook: Hook): void {
    const transaction = openTransaction();
    if (transaction) transaction.hooks.push(hook);
    else void this.runHooks([hook]);
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>, hooks: Hook[]): Promise<T> {
    if (!hasTime()) throw new RequestDeadlineError();
    return this.dataSource.transaction(async (manager) => {
      const transaction: Transaction = { dataSource: this.dataSource, manager, hooks, open: true };
      try {
        const result = await current.run(transaction, () => work(manager));
        // Who was told to try again later must not find it done.
        if (!hasTime()) throw new RequestDeadlineError();
        return result;
      } finally {
        // Work that nobody awaited must not join a transaction that is over.
        transaction.open = false;
      }
    });
  }

  private async runHooks(hooks: Hook[]): Promise<void> {
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        this.logger.error('A hook failed after its transaction was committed', error);
      }
    }
  }
}
