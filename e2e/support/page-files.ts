import type { Page } from '@playwright/test';

/** The paths of what a page asks for, in order. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The scripts that a document preloads, and its own script, which it does not. */
export function scriptsIn(html: string): { preloads: string[]; main: string } {
  const preloads = [...html.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(([, path]) => path!);
  return { preloads, main: /<script defer src="([^"]+)"/.exec(html)![1]! };
}

/** The scripts that ran, as against those that were only fetched. Needs `page.coverage.startJSCoverage()`. */
export async function scriptsRun(page: Page): Promise<string[]> {
  const entries = await page.coverage.stopJSCoverage();
  return entries.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
}
