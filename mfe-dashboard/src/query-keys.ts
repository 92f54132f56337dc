const REMOTE = 'dashboard';

/** Every query key of this remote: `[remote, entity, params]`. Without params, the prefix of all of its kind. */
export const queryKeys = {
  myCodes: (...params: [object?]) => [REMOTE, 'my-codes', ...params] as const,
  myCode: (...params: [{ id: string }?]) => [REMOTE, 'my-code', ...params] as const,
  codeScans: (...params: [{ id: string }?]) => [REMOTE, 'code-scans', ...params] as const,
  messages: (...params: [object?]) => [REMOTE, 'messages', ...params] as const,
  blockedSenders: () => [REMOTE, 'blocked-senders'] as const,
  profile: () => [REMOTE, 'profile'] as const,
  sessions: () => [REMOTE, 'sessions'] as const,
  message: (...params: [{ id: string }?]) => [REMOTE, 'message', ...params] as const,
};

/** What scan pages show of a code: the scan remote keeps it under its own name, in the same client. */
export const SCAN_PAGES = ['scan', 'code'] as const;
