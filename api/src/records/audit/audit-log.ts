import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditActorRole, AuditChanges, AuditSubject, Role } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { currentRequest } from '../../platform/requests/current-request';
import { AuditEntryEntity } from '../tables/audit-entry.entity';

/** An event for the audit log. */
export interface AuditEvent {
  action: AuditAction;
  subject: { type: AuditSubject; id: string | null };
  /** Ids, settings and texts of administrators; never a secret, nor texts or addresses of owners and senders. */
  changes?: AuditChanges;
  /** By default the signed-in user. Set where the request itself signs somebody in. */
  actor?: { id: string; role: Role };
}

@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /**
   * Writes an entry in the caller's transaction, so a rollback removes it. The actor and the request id come from the
   * current request; outside a request, for example on the command line, the actor is the system.
   * Empty `changes` (see `changesBetween`) write no entry.
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
