import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Changes } from '../../platform/changes/changes';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { SessionEntity } from '../tables/session.entity';

/** Selects the sessions that end. All of them belong to one user. */
type Ending = FindOptionsWhere<SessionEntity> & { userId: string };

/** Deletes sessions, and tells all replicas to close the streams of these sessions (ADR 75). */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: Changes,
  ) {}

  /** Answers whether there was such a session. */
  end(which: Ending): Promise<boolean> {
    return this.transactions.run((manager) => this.endIn(manager, which));
  }

  /** The same in a transaction of the caller. */
  async endIn(manager: EntityManager, which: Ending): Promise<boolean> {
    const { affected } = await manager.delete(SessionEntity, which);
    if (affected) this.note(manager, which.userId);
    return Boolean(affected);
  }

  /** To be called in a transaction that changes who may use the sessions of a user. */
  note(manager: EntityManager, userId: string): void {
    this.changes.note(manager, 'sessions', [userId]);
  }
}
