/** Files with conditions in SQL, and the integration tests that are nearest to them. */
interface Group {
  /** Below api/src. */
  files: string[];
  /** Of api/test, without `.int-spec.ts`. Those with the most to say come first. */
  tests: string[];
}

export const GROUPS: Group[] = [
  {
    files: ['codes/activations/code-ownership.ts', 'codes/activations/assert-activatable.ts'],
    tests: ['not-activatable', 'unactivation', 'activation', 'digital-codes', 'account-deletion'],
  },
  {
    files: [
      'codes/activations/unactivation-outcomes.ts',
      'codes/unactivations/unactivation-requests.service.ts',
    ],
    tests: ['unactivation-request', 'unactivation'],
  },
  {
    files: ['accounts/challenges/challenges.service.ts', 'accounts/challenges/digit-failures.ts'],
    tests: ['activation', 'auth', 'expired-links', 'account-email', 'lockouts', 'plain-code-step'],
  },
  {
    files: ['records/limits/limits.service.ts', 'records/limits/counters.ts'],
    tests: ['limits', 'limits-in-parallel', 'messages', 'message-limits'],
  },
  {
    files: ['delivery/outbox/outbox-leases.ts', 'delivery/outbox/mails.service.ts'],
    tests: ['outbox-leases', 'mail-queue', 'refused-mails', 'smtp'],
  },
  {
    files: ['inbox/owner-links/owner-links.ts'],
    tests: ['owner-links', 'conversation-mails', 'message-retention'],
  },
  {
    files: [
      'accounts/sessions/sessions.service.ts',
      'accounts/sessions/session-endings.ts',
      'accounts/sessions/find-sessions.ts',
      'accounts/sessions/viewers.service.ts',
    ],
    tests: ['session-rotation', 'session-limits', 'sign-out', 'auth', 'security', 'users', 'events-sessions'],
  },
  {
    files: [
      'inbox/notices/conversation-mails.ts',
      'inbox/notices/unseen-texts.ts',
      'inbox/notices/notice-times.ts',
    ],
    tests: ['messages', 'conversation-mails', 'mails'],
  },
];
