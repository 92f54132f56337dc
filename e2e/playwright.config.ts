import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { provideHeadlessChromium } from '@ringtag/tools/chromium';

/** Tests over the production builds, each worker with a server and a database of its own (support/fixtures.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They have configurations of their own.
  testIgnore: [
    'engines/**',
    'deployment/**',
    'node-versions/**',
    'help-pictures/**',
    'mixed-releases/**',
    'slow-line/**',
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // Tests wait for pages longer than they compute: four keep two cores busy.
  workers: 4,
  // Tests wait for what they mean to see; only one that hangs meets these, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: provideHeadlessChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, 'fonts.conf') },
    },
    locale: 'en-US',
    // Drawing animations costs CPU time. Whole ways, and what is about motion, ask for them (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a seventh of the time; `--trace=on` shows one failure step by step.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // Tests tagged @phone run at this width too, those tagged @phone-only here alone.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
