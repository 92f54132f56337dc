import { type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { isNodeNotReady } from './database-errors';

const DEADLOCK = 1213;

/** The connection of a query runner, as mysql2 makes it. */
interface PooledConnection {
  destroy(): void;
  readonly stream: { destroy(): void };
}

/** Protects other work from errors of MySQL after which a connection or a transaction must not be used again. */
@EventSubscriber()
export class MysqlErrorsSubscriber implements EntitySubscriberInterface {
  beforeQuery({ query, queryRunner }: BeforeQueryEvent): void {
    const state = queryRunner.data as { deadlock?: Error };
    if (!state.deadlock) return;
    if (query !== 'ROLLBACK') throw state.deadlock;
    state.deadlock = undefined;
  }

  afterQuery({ success, error, queryRunner }: AfterQueryEvent): void {
    if (success) return;
    const { errno } = (error ?? {}) as NodeJS.ErrnoException;
    // After a deadlock, MySQL has rolled back the whole transaction and would commit each further statement at once.
    // Should the caller ignore the error, every statement until ROLLBACK repeats it.
    if (errno === DEADLOCK && queryRunner.isTransactionActive) queryRunner.data.deadlock = error;
    if (!isUnusableAfter(error)) return;
    const { databaseConnection } = queryRunner as unknown as { databaseConnection?: PooledConnection };
    databaseConnection?.destroy();
    // mysql2 only sends a farewell, to which a server that hangs does not react: the socket would stay open.
    databaseConnection?.stream.destroy();
  }
}

/**
 * A statement that missed its deadline still runs, and would block the next user of its connection (REL-11). A Galera
 * node that is not ready refuses ROLLBACK too: the next user's transaction would commit what was to be rolled back.
 */
function isUnusableAfter(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'PROTOCOL_SEQUENCE_TIMEOUT' || isNodeNotReady(error);
}
