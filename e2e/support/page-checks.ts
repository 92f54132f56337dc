import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * What axe finds, as "rule: first element".
 * @param within selector of the part to look at; the whole page without it
 */
export async function violationsOf(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  // What the server has drawn gives way to the page: in between, axe would see half of each.
  await expect(page.locator('#first-paint')).toHaveCount(0);
  // Without frames axe needs no second page to gather what it found, which takes it longer than the looking.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export async function passesAxe(page: Page, where: string): Promise<void> {
  expect(await violationsOf(page), where).toEqual([]);
}

/** Light with every rule; dark, which changes nothing but colours, with the rule about those. */
export async function passesAxeInBothModes(page: Page, where: string): Promise<void> {
  await passesAxe(page, where);
  await switchMode(page, 'light', 'dark');
  expect(await violationsOf(page, { rules: ['color-contrast'] }), `${where}, dark`).toEqual([]);
  await switchMode(page, 'dark', 'light');
}

/** Settled when no colour is on its way any more. */
async function switchMode(page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(`document.documentElement.classList.replace('${from}', '${to}');
    Promise.allSettled(document.getAnimations().filter((it) => it instanceof CSSTransition).map((it) => it.finished))`);
}

/** What the content security policy refused, as the browser reports it on the console. */
export function refusalsOf(page: Page): string[] {
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
