/** The actions in the audit log. A new action needs a name in the texts of the administration. */
export const AUDIT_ACTIONS = [
  'project-created',
  'project-changed',
  'project-deleted',
  'items-created',
  'items-imported',
  'items-changed',
  'items-secrets-read',
  'item-changed',
  'item-deleted',
  'item-secret-read',
  'label-layout-created',
  'label-layout-changed',
  'label-layout-deleted',
  'preset-created',
  'preset-changed',
  'preset-deleted',
  'settings-changed',
  'role-changed',
  'user-blocked',
  'user-unblocked',
  'activation-limit-changed',
  'mail-retried',
  'report-read',
  'report-settled',
  'report-reopened',
  'report-deleted',
  'page-report-settled',
  'page-report-reopened',
  'release-uploaded',
  'release-changed',
  'release-token-created',
  'release-token-revoked',
  'signed-in',
  'sign-in-limit-reached',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-changed',
  'account-deleted',
  'person-exported',
  'person-erased',
  'code-paused',
  'code-resumed',
  'code-lost',
  'code-found',
  'code-offered',
  'code-taken-back',
  'code-declined',
  'code-given',
  'code-received',
  'code-disabled',
  'code-enabled',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of things that an action can change. */
export const AUDIT_SUBJECTS = [
  'project',
  'item',
  'label-layout',
  'preset',
  'settings',
  'user',
  'mail',
  'report',
  'person',
  'release',
  'release-token',
  'activation',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Who acted: a person with a role, or the server itself or its command line (`system`). */
export const AUDIT_ACTOR_ROLES = ['role-admin', 'role-user', 'system'] as const;
export type AuditActorRole = (typeof AUDIT_ACTOR_ROLES)[number];

export type AuditValue = string | number | boolean | null;

/** Old and new values, by field. */
export type AuditChanges = Record<string, { old: AuditValue; new: AuditValue }>;

/** Longer values are cut. The log shows what was changed; it does not keep a copy of the data. */
export const AUDIT_VALUE_LENGTH = 200;
