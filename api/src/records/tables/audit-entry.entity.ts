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
// One index for each filter, all in the order of the list: newest first.
@Index(['at', 'id'])
@Index(['actorId', 'at', 'id'])
@Index(['action', 'at', 'id'])
@Index(['subjectType', 'at', 'id'])
@Index(['subjectId', 'at', 'id'])
export class AuditEntryEntity {
  @IdColumn() id!: string;
  @TimeColumn() at!: Date;

  /** Null for the server itself. The account may have been deleted. */
  @RefColumn({ nullable: true }) actorId!: string | null;

  /** The actor's role at that time. */
  @EnumColumn(AUDIT_ACTOR_ROLES) actorRole!: AuditActorRole;

  /** No CHECK constraint: during an update, the new release already writes actions that the old one does not know. */
  @BinaryTextColumn({ length: 32 }) action!: AuditAction;
  @BinaryTextColumn({ length: 32 }) subjectType!: AuditSubject;
  @RefColumn({ nullable: true }) subjectId!: string | null;
  @JsonColumn({ nullable: true }) changes!: AuditChanges | null;

  /** The request id in the server's log. Null outside a request. */
  @RefColumn({ nullable: true }) requestId!: string | null;
}
