const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A browser page with Node's own fetch, which jsdom lacks: for specs that talk to a real server.
 * `@jest-environment ./tools/jest/fetch-environment.cjs` in a spec's first comment chooses it.
 */
module.exports = class FetchEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, fetch, Headers, Request, Response } = globalThis;
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Headers, Request, Response });
  }
};
