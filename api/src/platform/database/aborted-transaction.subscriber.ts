import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

const DEADLOCK = 1213;

interface TransactionState {
  deadlock?: Error;
}

/**
 * A deadlock makes MySQL roll back the whole transaction, and whatever the caller sends next would be committed
 * statement by statement. Should somebody swallow the error, every further statement repeats it until ROLLBACK.
 */
@EventSubscriber()
export class AbortedTransactionSubscriber implements EntitySubscriberInterface {
  beforeQuery(event: BeforeQueryEvent): void {
    const state = stateOf(event.queryRunner);
    if (!state.deadlock) return;
    if (event.query !== 'ROLLBACK') throw state.deadlock;
    state.deadlock = undefined;
  }

  afterQuery(event: AfterQueryEvent): void {
    if (event.success || !event.queryRunner.isTransactionActive) return;
    const error = event.error as (Error & { errno?: number }) | undefined;
    if (error?.errno === DEADLOCK) stateOf(event.queryRunner).deadlock = error;
  }
}

function stateOf(queryRunner: QueryRunner): TransactionState {
  return queryRunner.data as TransactionState;
}
