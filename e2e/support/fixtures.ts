import { test as base } from '@playwright/test';
import { listen } from './listen';
import { startServer, type Server } from './server';

/** `test` with a server of the worker's own, and no browser yet. */
export const testWithServer = base.extend<object, { server: Server }>({
  server: [
    // Playwright reads the dependencies from the first parameter, which must be a pattern.
    // eslint-disable-next-line no-empty-pattern -- this fixture depends on no other
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/**
 * `test` with that server and Chromium: pages open relative to it.
 * A test that stops or changes its server starts one for itself with startServer().
 */
export const test = testWithServer.extend<{ closing: void }, { server: Server }>({
  server: [
    async ({ server, browser }, use) => {
      const heard = listen(browser, server);
      await use(server);
      await heard();
    },
    { scope: 'worker' },
  ],
  // Pages that a test opened for other people end with it: they would go on asking the server beside the next one.
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
