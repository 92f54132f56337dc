import { defineConfig } from '@playwright/test';
import type { EngineName } from './fixtures';

/** The same tests in each engine. Playwright runs and counts them; WebDriver drives the browsers (ADR 56). */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: 2,
  // Tests wait for what they mean to see; only one that hangs meets this, however busy the machine is.
  timeout: 180_000,
  expect: { toPass: { timeout: 60_000 } },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
