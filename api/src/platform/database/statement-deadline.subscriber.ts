import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

/** mysql2's pooled connection, as a query runner keeps it. */
interface PooledConnection {
  destroy(): void;
  readonly stream: { destroy(): void };
}

/**
 * A MySQL statement that missed its deadline is still running on its connection. Given back to the pool, the
 * connection would hang its next user; destroyed, it is replaced (REL-11).
 */
@EventSubscriber()
export class StatementDeadlineSubscriber implements EntitySubscriberInterface {
  afterQuery(event: AfterQueryEvent): void {
    const code = (event.error as { code?: string } | undefined)?.code;
    if (event.success || code !== 'PROTOCOL_SEQUENCE_TIMEOUT') return;
    const connection = connectionOf(event.queryRunner);
    connection?.destroy();
    // mysql2 only says goodbye, which a server that hangs does not hear: the socket would stay.
    connection?.stream.destroy();
  }
}

function connectionOf(queryRunner: QueryRunner): PooledConnection | undefined {
  return (queryRunner as unknown as { databaseConnection?: PooledConnection }).databaseConnection;
}
