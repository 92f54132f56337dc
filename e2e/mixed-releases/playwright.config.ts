import { defineConfig } from '@playwright/test';
import inherited from '../playwright.config';

/**
 * Builds of different releases on one page, and faults of remotes (docs/federation.md). `npm test` runs `last-release`,
 * `npm run test:skew` all.
 */
export default defineConfig(inherited, {
  testDir: __dirname,
  testIgnore: [],
  projects: inherited.projects!.filter(({ name }) => name === 'desktop'),
});
