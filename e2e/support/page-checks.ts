import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './fixtures';

/** What axe looks at: a part of the page by its selector, some of its rules; without them everything. */
interface Look {
  within?: string;
  rules?: string[];
  except?: string[];
}

/** What axe finds, as "rule: first element". */
export async function findViolations(page: Page, { within, rules, except }: Look = {}): Promise<string[]> {
  // What the server has drawn gives way to the page: in between, axe would see half of each.
  if (await page.locator('script[src]').count()) await expect(page.locator('#first-paint')).toHaveCount(0);
  // In frames axe would have to be loaded as well.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  await settled(page);
  const options: RunOptions = {
    // Describing what passed takes as long as looking for what does not.
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
    ...(except && { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) }),
  };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within) ?? 'document'}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export async function passesAxe(page: Page, where: string, look?: Look): Promise<void> {
  expect(await findViolations(page, look), where).toEqual([]);
}

/** The rules about colours, all that a mode can change and nothing that the direction can. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Light with every rule; dark, which changes nothing but colours, with those about them. */
export async function passesAxeInBothModes(page: Page, where: string, within?: string): Promise<void> {
  await passesAxe(page, where, { within });
  await switchMode(page, 'light', 'dark');
  await passesAxe(page, `${where}, dark`, { within, rules: COLOURS });
  await switchMode(page, 'dark', 'light');
}

/**
 * How a page that is looked at in both directions passes in each of them: from left to right in both modes, from right
 * to left, which moves things and paints nothing, with the rules that are not about colours.
 */
export const passesAxeRunning = {
  ltr: passesAxeInBothModes,
  rtl: (page: Page, where: string, within?: string): Promise<void> =>
    passesAxe(page, `${where}, rtl`, { within, except: COLOURS }),
};

async function switchMode(page: Page, from: string, to: string): Promise<void> {
  expect(await page.evaluate(`document.documentElement.classList.replace('${from}', '${to}')`)).toBe(true);
}

/**
 * Waits until nothing fades or moves any more, but for what does so for longer than a second. It asks again instead of
 * waiting for `finished`: that promise may stay open when its element leaves the page.
 */
export async function settled(page: Page): Promise<void> {
  const running = () =>
    page.evaluate<number>(
      `document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime <= 1000).length`,
    );
  await expect.poll(running, { intervals: [50] }).toBe(0);
}

/** What the content security policy refused, as the browser reports it on the console. */
export function noteRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Nothing pushes the page sideways. */
export async function fitsItsWidth(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}
