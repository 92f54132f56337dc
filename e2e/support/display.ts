import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens a page with these display settings. */
export async function open(page: Page, theme: object, path = '/projects'): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function openDisplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Display' }).click();
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
}

export async function choose(page: Page, name: string, group?: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Display' });
  const within = group ? panel.getByRole('group', { name: group, exact: true }) : panel;
  await within.getByRole('radio', { name, exact: true }).check();
}

export async function changeRemotes(page: Page, change: (remotes: string) => string): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

export async function passesAxe(page: Page, where: string): Promise<void> {
  // What the server has drawn gives way to the page: in between, axe would see half of each.
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Light with every rule; dark, which changes nothing but colours, with the rule about those. */
export async function passesAxeInBothModes(page: Page, where: string): Promise<void> {
  await passesAxe(page, where);
  await page.evaluate('document.documentElement.classList.replace("light", "dark")');
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.map(({ nodes }) => `${where}, dark: ${nodes[0]?.html}`)).toEqual([]);
  await page.evaluate('document.documentElement.classList.replace("dark", "light")');
}

export const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())!.width;
export const heightOfHeader = async (page: Page) => (await page.getByRole('banner').boundingBox())!.height;
export const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())!.height;

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
