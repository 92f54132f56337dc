import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditActorRole, AuditChanges, AuditSubject, Role } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { currentRequest } from '../../platform/requests/current-request';
import { AuditEntryEntity } from '../tables/audit-entry.entity';

/** Something that happened, for those who ask later who did it. */
export interface AuditEvent {
  action: AuditAction;
  subject: { type: AuditSubject; id: string | null };
  /** Ids, settings and what administrators wrote: no secret, no text or address of an owner or a sender. */
  changes?: AuditChanges;
  /** Whoever is signed in, unless the request is what signs somebody in. */
  actor?: { id: string; role: Role };
}

@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /**
   * Writes an entry in the caller's transaction: what is rolled back was never done. The actor and the request are
   * those of the request under way; outside one, as on the command line, it was the system.
   * An event whose `changes` are empty changed nothing and leaves no entry; see `changesBetween`.
   */
  async record(manager: EntityManager, { action, subject, changes, actor }: AuditEvent): Promise<void> {
    if (changes && Object.keys(changes).length === 0) return;
    const request = currentRequest();
    const viewer = request?.viewer && { id: request.viewer.userId, role: request.viewer.role };
    const by: { id: string | null; role: AuditActorRole } = actor ?? viewer ?? { id: null, role: 'system' };
    await manager.insert(AuditEntryEntity, {
      id: newId(),
      at: this.clock.now(),
      actorId: by.id,
      actorRole: by.role,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      changes: changes ?? null,
      requestId: request?.id ?? null,
    });
  }
}
