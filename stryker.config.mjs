import { transformed } from './tools/jest/transform.mjs';

/** Guards, limits, access rules and states, each with a spec beside it that needs no database. */
const FILES = [
  'api/src/accounts/access/access.guard',
  'api/src/accounts/access/origin.guard',
  'api/src/accounts/challenges/challenge-secrets',
  'api/src/accounts/devices/account-tokens',
  'api/src/accounts/sessions/session-limits',
  'api/src/accounts/sessions/session-secrets',
  'api/src/codes/scan-pages/code-guard',
  'api/src/codes/scan-pages/scan-state',
  'api/src/inbox/conversations/conversation-watch',
  'api/src/inbox/conversations/participant-limits',
  'api/src/inbox/messages/message-limits',
  'api/src/live/recent-events',
  'api/src/live/streams',
  'api/src/platform/changes/fresh-cache',
  'api/src/platform/requests/request-deadline',
  'api/src/platform/secrets/mailed-links',
  'api/src/platform/turns/fair-turns',
  'api/src/records/limits/client-address',
  'api/src/web/scan/message-form',
  'api/src/web/scan/recent-looks',
  'libs/contracts/src/first-visibility',
  'libs/contracts/src/pauses',
  'libs/contracts/src/place',
  'libs/contracts/src/roles',
  'libs/contracts/src/safe-path',
  'libs/contracts/src/service-levels',
];

export default {
  mutate: FILES.map((file) => `${file}.ts`),
  testRunner: 'jest',
  jest: {
    config: {
      // Stryker adds to jest.config.mjs, whose projects would all run.
      projects: [],
      ...transformed,
      testEnvironment: 'node',
      testMatch: FILES.map((file) => `<rootDir>/${file}.spec.ts`),
      modulePathIgnorePatterns: ['/dist/'],
    },
  },
  ignorePatterns: ['bench', 'cluster', 'deploy', 'docs', 'e2e', 'mfe-*', 'shell', 'dist', '.data', '.nx'],
  // Below it, tests run in a copy of the repository.
  tempDirName: '.stryker-tmp',
  incremental: true,
  incrementalFile: '.data/stryker.json',
  // What runs when a module is loaded, such as a constant: each of these few mutants runs every spec in a process of its
  // own, which takes most of the time.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  thresholds: { break: 80 },
};
