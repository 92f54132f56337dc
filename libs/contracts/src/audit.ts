/** What the audit log tells of. A new action needs a name in the texts of the administration. */
export const AUDIT_ACTIONS = [
  'project-created',
  'project-changed',
  'project-deleted',
  'items-created',
  'items-imported',
  'items-changed',
  'item-changed',
  'item-deleted',
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
  'signed-in',
  'sign-in-limit-reached',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-changed',
  'account-deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What was acted on. */
export const AUDIT_SUBJECTS = [
  'project',
  'item',
  'label-layout',
  'preset',
  'settings',
  'user',
  'mail',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Who acted: somebody with a role, or the server itself and its command line. */
export const AUDIT_ACTOR_ROLES = ['role-admin', 'role-user', 'system'] as const;
export type AuditActorRole = (typeof AUDIT_ACTOR_ROLES)[number];

export type AuditValue = string | number | boolean | null;

/** Old and new values by field. */
export type AuditChanges = Record<string, { old: AuditValue; new: AuditValue }>;

/** Longer values are cut: the log tells what was changed, it is no copy of it. */
export const AUDIT_VALUE_LENGTH = 200;
