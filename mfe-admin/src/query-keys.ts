import { projectKeys } from '@ringtag/mf-contract';

const REMOTE = 'admin';

/**
 * Every query key of this remote: `[remote, entity, params]`. Without params, a key is the prefix of all keys of its
 * entity.
 */
export const queryKeys = {
  ...projectKeys,
  items: (...params: [object?]) => [REMOTE, 'items', ...params] as const,
  presets: (...params: [object?]) => [REMOTE, 'presets', ...params] as const,
  preset: (...params: [{ id: string }?]) => [REMOTE, 'preset', ...params] as const,
  labelLayouts: (...params: [object?]) => [REMOTE, 'label-layouts', ...params] as const,
  users: (...params: [object?]) => [REMOTE, 'users', ...params] as const,
  user: (...params: [{ id: string }?]) => [REMOTE, 'user', ...params] as const,
  heldCodes: (...params: [object?]) => [REMOTE, 'held-codes', ...params] as const,
  auditLog: (...params: [object?]) => [REMOTE, 'audit-log', ...params] as const,
  mails: (...params: [object?]) => [REMOTE, 'mails', ...params] as const,
  system: () => [REMOTE, 'system'] as const,
  settings: () => [REMOTE, 'settings'] as const,
  item: (...params: [{ id: string }?]) => [REMOTE, 'item', ...params] as const,
};
