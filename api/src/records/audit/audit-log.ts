import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditActorRole, AuditChanges, AuditSubject } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { splitRows } from '../../platform/database/split-rows';
import { currentRequest } from '../../platform/requests/current-request';
import { AuditEntryEntity } from '../tables/audit-entry.entity';
import { changesBetween } from './changes-between';

/** The subjects that have an action `<subject>-<name>`: `created` has `project`, because `project-created` exists. */
type SubjectWith<
  Verb extends string,
  Action = AuditAction,
> = Action extends `${infer Subject extends AuditSubject}-${Verb}` ? Subject : never;

interface About {
  /** Ids, settings and texts of administrators; never a secret, nor texts or addresses of owners and senders. */
  changes?: AuditChanges | undefined;
  /** By default the signed-in user. Set where the request itself signs somebody in, or only sets something off. */
  actor?: { id: string | null; role: AuditActorRole };
}

/** The actor of what the server decides, whoever sent the request. */
export const THE_SERVER = { id: null, role: 'system' } as const;

@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /**
   * Writes an entry in the caller's transaction, so a rollback removes it. The actor and the request id come from the
   * current request; outside a request, for example on the command line, the actor is the system.
   * Empty `changes` (see `changesBetween`) write no entry.
   */
  async record(
    manager: EntityManager,
    action: AuditAction,
    subjectType: AuditSubject,
    subjectId: string | null,
    about: About = {},
  ): Promise<void> {
    if (about.changes && Object.keys(about.changes).length === 0) return;
    await manager.insert(AuditEntryEntity, this.toEntry(action, subjectType, subjectId, about));
  }

  /** The same for many subjects, which are given by their ids. */
  async recordEach(
    manager: EntityManager,
    action: AuditAction,
    subjectType: AuditSubject,
    ids: string[],
  ): Promise<void> {
    for await (const some of splitRows(ids)) {
      const entries = some.map((id) => this.toEntry(action, subjectType, id));
      await manager.insert(AuditEntryEntity, entries);
    }
  }

  private toEntry(
    action: AuditAction,
    subjectType: AuditSubject,
    subjectId: string | null,
    { changes, actor }: About = {},
  ): AuditEntryEntity {
    const request = currentRequest();
    const viewer = request?.viewer && { id: request.viewer.userId, role: request.viewer.role };
    const by: NonNullable<About['actor']> = actor ?? viewer ?? { id: null, role: 'system' };
    return {
      id: newId(),
      at: this.clock.now(),
      actorId: by.id,
      actorRole: by.role,
      action,
      subjectType,
      subjectId,
      changes: changes ?? null,
      requestId: request?.id ?? null,
    };
  }

  /** Records what was done with codes of a project. @param told how many, and what else the log tells of them */
  recordItems(
    manager: EntityManager,
    action: Extract<AuditAction, `items-${string}`>,
    projectId: string,
    told: object,
  ): Promise<void> {
    return this.record(manager, action, 'project', projectId, { changes: changesBetween(null, told) });
  }

  /** Records a new row. @param row what the log tells of it */
  created(manager: EntityManager, type: SubjectWith<'created'>, id: string, row: object): Promise<void> {
    const changes = changesBetween(null, row);
    return this.record(manager, `${type}-created`, type, id, { changes });
  }

  /** Records what differs between two states of a row, by the fields of `after`. */
  changed<T extends object>(
    manager: EntityManager,
    type: SubjectWith<'changed'>,
    id: string | null,
    before: T,
    after: Partial<T>,
    actor?: About['actor'],
  ): Promise<void> {
    const changes = changesBetween(before, after);
    return this.record(manager, `${type}-changed`, type, id, { changes, ...(actor && { actor }) });
  }

  /** Records that a row is gone. @param row what the log tells of it */
  deleted(manager: EntityManager, type: SubjectWith<'deleted'>, id: string, row: object): Promise<void> {
    const changes = changesBetween(row, null);
    return this.record(manager, `${type}-deleted`, type, id, { changes });
  }
}
