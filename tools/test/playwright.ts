import { packageCommand, runCommand, withReport } from './commands';
import { countNothing, countPlaywright, type PlaywrightReport } from './counts';
import type { Outcome } from './outcome';
import { SECOND_TRY } from './second-try';

/** Runs the tests of a Playwright configuration. In CI, a test that failed runs once more (ADR 56). */
export const playwright = async (config: string, ...more: string[]): Promise<Outcome> =>
  (await playwrightWithReport(config, ...more)).outcome;

/** The same, with what Playwright reports. */
export async function playwrightWithReport(
  config: string,
  ...more: string[]
): Promise<{ outcome: Outcome; report: PlaywrightReport | undefined }> {
  const args = ['test', `--config=${config}`, '--reporter=list,json', ...(SECOND_TRY ? ['--retries=1'] : [])];
  const { report, exitCode } = await withReport<PlaywrightReport>((file) =>
    runCommand([...packageCommand('@playwright/test', 'playwright'), ...args, ...more], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  return { outcome: report ? countPlaywright(report, exitCode) : countNothing(), report };
}
