import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { provideHeadlessChromium } from '@ringtag/tools/chromium';

/** No test: it draws the pictures of the help pages (docs/recipes.md). */
export default defineConfig({
  testDir: '.',
  testMatch: 'draw.e2e.ts',
  outputDir: 'test-results',
  workers: 1,
  // It is no test: a busy machine may take its time.
  timeout: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: provideHeadlessChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, '../fonts.conf') },
    },
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
});
