import { inboxKeys } from '@ringtag/mf-contract';

const REMOTE = 'dashboard';

/**
 * Every query key of this remote: `[remote, entity, params]`. Without params, a key is the prefix of all keys of its
 * entity.
 */
export const queryKeys = {
  ...inboxKeys,
  codeScans: (...params: [{ id: string }?]) => [REMOTE, 'code-scans', ...params] as const,
  blockedSenders: () => [REMOTE, 'blocked-senders'] as const,
  sessions: () => [REMOTE, 'sessions'] as const,
};
