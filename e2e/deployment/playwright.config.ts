import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { provideHeadlessChromium } from '@ringtag/tools/chromium';
import type { ProxyName } from './proxies';

/** One after the other: each test looks at what the ones before have left behind. */
export default defineConfig<object, { proxyName: ProxyName }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: 1,
  // Tests wait for what they mean to see; only one that hangs meets these, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: provideHeadlessChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, '../fonts.conf') },
    },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Nobody knows who has signed the certificate.
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'nginx', use: { proxyName: 'nginx' } },
    { name: 'haproxy', use: { proxyName: 'haproxy' } },
  ],
});
