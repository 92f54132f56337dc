import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Changes } from '../../platform/changes/changes';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DevicesService } from '../devices/devices.service';
import { SessionEntity } from '../tables/session.entity';

/** Selects the sessions that end. All of them belong to one user. */
type Ending = FindOptionsWhere<SessionEntity> & { userId: string };

/** Deletes sessions, and tells all replicas to close the streams of these sessions (ADR 75). */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: Changes,
    private readonly devices: DevicesService,
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

  /** Ends all sessions of a user and forgets the known devices. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await this.devices.endAll(manager, userId);
    await this.endIn(manager, { userId });
  }

  /**
   * Ends all sessions of a user but one. Forgets the known devices too: a thief's device must not keep its own limits
   * for guessing passwords.
   */
  async endOthers(manager: EntityManager, { sessionId, userId }: Viewer): Promise<void> {
    await this.devices.endAll(manager, userId);
    const where = { userId, id: Not(sessionId) };
    const others = await manager.find(SessionEntity, { select: { id: true }, where });
    await this.endIn(manager, { id: In(others.map(({ id }) => id)), userId });
  }

  /** To be called in a transaction that changes who may use the sessions of a user. */
  note(manager: EntityManager, userId: string): void {
    this.changes.note(manager, 'sessions', [userId]);
  }
}
