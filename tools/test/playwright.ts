import { packageCommand, runCommand, withReport } from './commands';
import { countNothing, countPlaywright, type PlaywrightReport } from './counts';
import type { Outcome } from './outcome';
import { SECOND_TRY } from './second-try';

/** Runs the tests of a Playwright configuration. In CI, a test that failed runs once more (ADR 56). */
export async function playwright(config: string, ...more: string[]): Promise<Outcome> {
  const args = ['test', `--config=${config}`, '--reporter=list,json', ...(SECOND_TRY ? ['--retries=1'] : [])];
  const { report, exitCode } = await withReport<PlaywrightReport>((file) =>
    runCommand([...packageCommand('@playwright/test', 'playwright'), ...args, ...more], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  return report ? countPlaywright(report, exitCode) : countNothing();
}
