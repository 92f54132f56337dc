import { test as base, type Browser } from '@playwright/test';
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
export const test = testWithServer.extend<{ closing: void; noting: void }, { server: Server }>({
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
  // `npm test -- changed` runs the tests that load what has changed (tools/test/reach.ts).
  noting: [
    async ({ browser }, use, { annotations }) => {
      const remotes = noteRemotes(browser);
      await use();
      annotations.push(...[...remotes].map((description) => ({ type: 'remote', description })));
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

/** Collects the names of the remotes that pages of the browser load from now on. */
function noteRemotes(browser: Browser): Set<string> {
  const remotes = new Set<string>();
  browser.on('context', (context) => {
    context.on('request', (request) => {
      const [, remote] = /\/_mf\/(mfe-[a-z]+)\//.exec(request.url()) ?? [];
      if (remote) remotes.add(remote);
    });
  });
  return remotes;
}

/** For `test.use`: pages move as for most people. Elsewhere they are asked not to (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
