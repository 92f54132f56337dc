import { defineConfig } from '@playwright/test';
import { NODE_NAMES, type NodeName } from './set-up';

/** The same tests on each version of Node. They need no browser: Playwright chooses, runs and counts them. */
export default defineConfig<object, { nodeName: NodeName }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './set-up.ts',
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // Databases, too: the tests of one take turns.
  fullyParallel: true,
  workers: 2,
  // Only a test that hangs meets these, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: NODE_NAMES.map((nodeName) => ({
    name: nodeName,
    use: { nodeName },
    // The MariaDB client is plain JavaScript, so one version of Node is enough. The SQLite client is native code.
    grepInvert: nodeName === NODE_NAMES[0] ? [] : /on MariaDB/,
  })),
});
