import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentDeadline } from '../requests/current-request';
import { DatabaseTimeoutError, isRestartable } from './database-errors';

type Hook = () => void | Promise<void>;
type LastWork = (manager: EntityManager) => Promise<void>;

interface Transaction {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  readonly hooks: Hook[];
  readonly lastWork: LastWork[];
  open: boolean;
}

const MAX_TRIES = 5;
const FIRST_DELAY_MS = 50;

const current = new AsyncLocalStorage<Transaction>();

/** Always true outside a request: timers and the command line have no deadline. */
function hasTime(milliseconds = 0): boolean {
  return milliseconds < (currentDeadline()?.left ?? Infinity);
}

function assertTime(): void {
  const reason = 'the request has no time left for this transaction';
  if (!hasTime()) throw new DatabaseTimeoutError('REQUEST_DEADLINE', reason);
}

function openTransaction(): Transaction | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction : undefined;
}

/**
 * Throws inside a transaction. For slow work such as mail, HTTP or password hashing, which would keep the transaction
 * open (REL-9).
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
   * Runs `work` in a transaction and commits it when `work` resolves. Inside another `run` it joins that transaction.
   * After a deadlock or a lock timeout it runs `work` again, at most five times in all and while the request has time.
   * So `work` must change nothing except through its manager; other effects belong in `afterCommit`.
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
   * Runs `hook` after the current transaction was committed, never after a rollback; outside a transaction at once.
   * A hook that fails is only logged, because the commit cannot be undone.
   */
  afterCommit(hook: Hook): void {
    const transaction = openTransaction();
    if (transaction) transaction.hooks.push(hook);
    else void this.runHooks([hook]);
  }

  /**
   * Does `work` as the last of the current transaction, in the order of the calls. Throws outside a transaction.
   */
  beforeCommit(work: LastWork): void {
    const transaction = openTransaction();
    if (!transaction) throw new Error('There is no transaction to add work to');
    transaction.lastWork.push(work);
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>, hooks: Hook[]): Promise<T> {
    assertTime();
    return this.dataSource.transaction(async (manager) => {
      const lastWork: LastWork[] = [];
      const transaction: Transaction = { dataSource: this.dataSource, manager, hooks, lastWork, open: true };
      try {
        const result = await current.run(transaction, () => work(manager));
        for (const last of lastWork) await last(manager);
        // The client was told to try again later, so the work must not be committed.
        assertTime();
        return result;
      } finally {
        // Work that was not awaited must not join a transaction that has ended.
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
