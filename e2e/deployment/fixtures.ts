import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { type Deployment, startDeployment } from './deployment';
import type { ProxyName } from './proxies';

/** An answer of the API that somebody's browser got. */
export interface Answer {
  path: string;
  status: number;
  headers: Record<string, string>;
}

interface WorkerFixtures {
  proxyName: ProxyName;
  deployment: Deployment;
  /** What browsers got from the API through the proxy so far. */
  answers: Answer[];
  /** Somebody with a fresh browser. It stays open for the tests that follow. */
  newVisitor: () => Promise<Page>;
}

interface Fixtures {
  /** Keeps a picture of what somebody sees, in the folder of the run's results. */
  keepPicture: (page: Page, name: string) => Promise<void>;
}

/** `test` with one deployment for all tests behind one proxy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  proxyName: ['nginx', { option: true, scope: 'worker' }],
  deployment: [
    async ({ proxyName }, use) => {
      const deployment = await startDeployment(proxyName);
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ launchOptions, deployment }, use) => {
      const { plain, secure } = deployment.proxy;
      const { host } = new URL(deployment.origin);
      const rules = `MAP ${host}:80 127.0.0.1:${plain}, MAP ${host}:443 127.0.0.1:${secure}`;
      await use({ ...launchOptions, args: [...launchOptions.args!, `--host-resolver-rules=${rules}`] });
    },
    { scope: 'worker' },
  ],
  // Playwright reads the dependencies from the first parameter, which must be a pattern.
  // eslint-disable-next-line no-empty-pattern -- this fixture depends on no other
  answers: [async ({}, use) => use([]), { scope: 'worker' }],
  newVisitor: [
    async ({ browser, deployment, answers }, use) => {
      await use(async () => {
        const context = await browser.newContext({ baseURL: deployment.origin });
        context.on('response', (response) => {
          const { href, pathname: path } = new URL(response.url());
          // Pictures that a page has made have addresses, too.
          const isOfApi = href.startsWith(`${deployment.origin}/`);
          if (isOfApi) answers.push({ path, status: response.status(), headers: response.headers() });
        });
        return context.newPage();
      });
    },
    { scope: 'worker' },
  ],
  keepPicture: async ({ proxyName }, use, testInfo) => {
    await use(async (page, name) => {
      const path = join(testInfo.project.outputDir, 'pictures', `${proxyName}-${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path });
    });
  },
});

export { expect } from '@playwright/test';
