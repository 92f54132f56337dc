import { AUDIT_VALUE_LENGTH, type AuditChanges, type AuditValue } from '@ringtag/contracts';

/**
 * The differences between two states, for the fields of `after`; undefined fields count as unchanged. Null means that
 * the thing does not exist: `changesBetween(null, project)` describes a new project.
 */
export function changesBetween<T extends object>(before: T | null, after: Partial<T> | null): AuditChanges {
  const fields = Object.keys(after ?? before ?? {}) as (keyof T & string)[];
  const changes: AuditChanges = {};
  for (const field of fields) {
    if (after && after[field] === undefined) continue;
    const change = { old: toValue(before?.[field]), new: toValue(after?.[field]) };
    if (change.old !== change.new) changes[field] = change;
  }
  return changes;
}

function toValue(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > AUDIT_VALUE_LENGTH ? `${text.slice(0, AUDIT_VALUE_LENGTH - 1)}…` : text;
}
