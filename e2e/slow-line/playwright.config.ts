import { defineConfig } from '@playwright/test';
import inherited from '../playwright.config';

/** Every page over a slow line. On demand (`npm run test:shifts`): page-shifts.e2e.ts holds the pages of every day. */
export default defineConfig(inherited, {
  testDir: __dirname,
  testIgnore: [],
  workers: 2,
  projects: inherited.projects!.map((project) => ({ ...project, grep: undefined, grepInvert: undefined })),
});
