import { IntersectionType, OmitType } from '@nestjs/swagger';
import {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_ROLES,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditActorRole,
  type AuditSubject,
} from '@ringtag/contracts';
import { CsvQuery } from '../../platform/http/csv';
import {
  ArrayField,
  EnumField,
  IdField,
  MomentField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, LongListType } from '../../platform/http/list.dto';

export class AuditChangeDto {
  @StringField() field!: string;
  @StringField({ nullable: true }) old!: string | null;
  @StringField({ nullable: true }) new!: string | null;
}

export class AuditEntryDto {
  @IdField() id!: string;
  @TimeField() at!: Date;
  @EnumField(AUDIT_ACTIONS, 'AuditAction') action!: AuditAction;
  @IdField({ nullable: true, description: 'Who acted; null for the server itself' }) actorId!: string | null;
  @EnumField(AUDIT_ACTOR_ROLES, 'AuditActorRole') actorRole!: AuditActorRole;
  @StringField({ nullable: true, description: 'Null when the account is deleted' }) actorName!: string | null;
  @EnumField(AUDIT_SUBJECTS, 'AuditSubject') subjectType!: AuditSubject;
  @IdField({ nullable: true }) subjectId!: string | null;

  @StringField({ nullable: true, description: 'As it is called now; null when it is gone' })
  subjectName!: string | null;

  @ArrayField(() => AuditChangeDto) changes!: AuditChangeDto[];
  @IdField({ nullable: true, description: 'Finds the lines of the server log' }) requestId!: string | null;
}

export class AuditLogDto extends LongListType(AuditEntryDto) {}

export class AuditLogQuery extends OmitType(ListQuery, ['q']) {
  @StringField({ optional: true, pattern: /^(system|[0-9a-f-]{36})$/, description: 'An id, or `system`' })
  actor?: string;

  @EnumField(AUDIT_ACTIONS, 'AuditAction', { optional: true }) action?: AuditAction;
  @EnumField(AUDIT_SUBJECTS, 'AuditSubject', { optional: true }) subjectType?: AuditSubject;
  @IdField({ optional: true }) subject?: string;
  @MomentField({ optional: true, description: 'This moment and later' }) from?: Date;
  @MomentField({ optional: true, description: 'Before this moment' }) to?: Date;
}

export class AuditLogFilterDto extends OmitType(AuditLogQuery, ['page', 'pageSize']) {}

export class AuditLogExportQuery extends IntersectionType(AuditLogFilterDto, CsvQuery) {}
