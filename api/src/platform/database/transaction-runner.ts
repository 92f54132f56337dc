import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nameError } from '../tracing/error-name';
import { inSpan, type Span } from '../tracing/span';
import { DatabaseTimeoutError, isConnectionLost, isRestartable } from './database-errors';
import { hasTime, runWithRestarts } from './restarts';

type Hook = () => void | Promise<void>;
type LastWork = (manager: EntityManager) => Promise<void>;

interface Transaction {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  readonly hooks: Hook[];
  readonly lastWork: LastWork[];
  open: boolean;
}

/** One try of a transaction. */
interface Attempt {
  readonly hooks: Hook[];
  /** From the moment when COMMIT is sent. If the connection is lost later, nobody knows whether it was committed. */
  committing: boolean;
}

const current = new AsyncLocalStorage<Transaction>();

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
   * Where the database says that the transaction did not happen (`isRestartable`), and where the connection is lost
   * before COMMIT is sent, it runs `work` again (`runWithRestarts`). So `work` must change nothing except through its
   * manager; other effects belong in `afterCommit`.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = openTransaction();
    if (outer?.dataSource === this.dataSource) return work(outer.manager);
    const { result, hooks } = await inSpan({ name: 'transaction' }, (span) => this.repeat(work, span));
    await this.runHooks(hooks);
    return result;
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

  private async repeat<T>(
    work: (manager: EntityManager) => Promise<T>,
    span: Span | undefined,
  ): Promise<{ result: T; hooks: Hook[] }> {
    let tries = 0;
    let last: Attempt = { hooks: [], committing: false };
    const attempt = () => {
      tries += 1;
      span?.set({ 'ringtag.tries': tries });
      return this.attempt(work, (last = { hooks: [], committing: false }), span);
    };
    const mayRestart = (error: unknown) => {
      span?.mark('failed', { 'error.type': nameError(error) });
      return isRestartable(error) || (!last.committing && isConnectionLost(error));
    };
    const result = await runWithRestarts(attempt, mayRestart);
    return { result, hooks: last.hooks };
  }

  private async attempt<T>(
    work: (manager: EntityManager) => Promise<T>,
    attempt: Attempt,
    span: Span | undefined,
  ): Promise<T> {
    assertTime();
    return this.dataSource.transaction(async (manager) => {
      span?.mark('begun');
      const { dataSource } = this;
      const lastWork: LastWork[] = [];
      const transaction: Transaction = { dataSource, manager, hooks: attempt.hooks, lastWork, open: true };
      try {
        const result = await current.run(transaction, () => work(manager));
        for (const last of lastWork) await last(manager);
        // The client was told to try again later, so the work must not be committed.
        assertTime();
        attempt.committing = true;
        span?.mark('committing');
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
