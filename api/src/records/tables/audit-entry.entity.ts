import {
  AUDIT_ACTOR_ROLES,
  type AuditAction,
  type AuditActorRole,
  type AuditChanges,
  type AuditSubject,
} from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  JsonColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** Who changed what: administration and security events. Holds ids, never the name or address of a person. */
@Entity('audit_log')
// Newest first, alone and under each filter.
@Index(['at', 'id'])
@Index(['actorId', 'at', 'id'])
@Index(['action', 'at', 'id'])
@Index(['subjectType', 'at', 'id'])
@Index(['subjectId', 'at', 'id'])
export class AuditEntryEntity {
  @IdColumn() id!: string;
  @TimeColumn() at!: Date;

  /** Null for the server itself. The account may be deleted since. */
  @RefColumn({ nullable: true }) actorId!: string | null;

  /** What the actor was at that time. */
  @EnumColumn(AUDIT_ACTOR_ROLES) actorRole!: AuditActorRole;

  /** Without a CHECK: a release that knows a new action writes beside one that does not. */
  @BinaryTextColumn({ length: 32 }) action!: AuditAction;
  @BinaryTextColumn({ length: 32 }) subjectType!: AuditSubject;
  @RefColumn({ nullable: true }) subjectId!: string | null;
  @JsonColumn({ nullable: true }) changes!: AuditChanges | null;

  /** Finds the lines of the server's log. Null outside a request. */
  @RefColumn({ nullable: true }) requestId!: string | null;
}
