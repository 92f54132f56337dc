import { expect, type Page } from '@playwright/test';
import type { PageStart } from '@ringtag/contracts';

/** The paths of what a page asks for, in order. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

interface Named {
  named: string[];
  main: string;
  /** The address of the list of remotes, where the document does not contain the list. */
  list?: string;
}

/** The scripts that a document names to be loaded, and the shell's, which loads them. */
export function scriptsIn(html: string): Named {
  const start = /id="start">(.*?)<\/script>/.exec(html)?.[1];
  if (start) {
    const { scripts, files, remotes } = JSON.parse(start) as PageStart;
    return { named: files.filter((path) => path.endsWith('.js')), main: scripts[0]!, list: remotes };
  }
  const named = [...html.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(([, path]) => path!);
  return { named, main: /<script defer src="([^"]+)"/.exec(html)![1]! };
}

/** Runs the application of a page that would wait for a touch, as for somebody who signs in in another tab. */
export async function runApplication(page: Page): Promise<void> {
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'signinState', newValue: 'signedIn' }))`,
  );
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** The scripts that ran, as against those that were only fetched. Needs `page.coverage.startJSCoverage()`. */
export async function scriptsRun(page: Page): Promise<string[]> {
  const entries = await page.coverage.stopJSCoverage();
  return entries.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
}
