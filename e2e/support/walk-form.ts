import {
  expect,
  request,
  type APIRequestContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { ask } from './codes';
import { type Filled, readForm } from './read-form';
import type { Server } from './server';

/** A form of the product, and where the server keeps what it sends. */
export interface WalkedForm {
  /** The source files with `<form`, `<FormDialog` or an upload: walked-forms.spec.ts compares them with what there is. */
  files: readonly string[];
  /** Answers what a person sees as the form, with its button. */
  open: (page: Page) => Promise<Locator>;
  /** Fills in what is required and nothing else. A form without such fields changes one. */
  fill?: (form: Locator) => Promise<unknown>;
  /** Controls that are no data, such as the list of fields that can be added. */
  ignored?: readonly string[];
  /** The button that sends, or what else does. Missing where each change is saved at once. */
  send?: string | ((form: Locator) => Promise<unknown>);
  /** How the path of its request ends. Needed where the page also sends other requests. */
  path?: string;
  /** What comes between sending and storing, such as the digits of a mail. */
  confirm?: (page: Page) => Promise<unknown>;
  /** What the server stored, with the labels and texts of the form. */
  stored: (page: Page) => Promise<Filled>;
}

/** Sends the form, and expects that the server stored what the form showed just before. Returns what it showed. */
export async function walk(page: Page, form: WalkedForm): Promise<Filled> {
  const { ignored = [], send, path = '' } = form;
  const place = await form.open(page);
  await expect(place.locator('select:disabled')).toHaveCount(0);
  const isSent = (response: Response) =>
    response.request().method() !== 'GET' && new URL(response.url()).pathname.endsWith(path);
  const saved = send ? undefined : page.waitForResponse(isSent);
  await form.fill?.(place);
  await saved;
  const read = await readForm(place);
  expect(Object.keys(read)).toEqual(expect.arrayContaining([...ignored]));
  const shown = Object.fromEntries(Object.entries(read).filter(([label]) => !ignored.includes(label)));
  const answered = saved ?? page.waitForResponse(isSent);
  if (typeof send === 'string') await place.getByRole('button', { name: send, exact: true }).click();
  else await send?.(place);
  const answer = await answered;
  expect(answer.status(), answer.url()).toBeLessThan(400);
  await form.confirm?.(page);
  expect(shown, form.files[0]).toEqual(await form.stored(page));
  return shown;
}

/** Sends requests with the cookies of a page, but not through the page. */
export async function asPerson(page: Page, { url }: Server): Promise<APIRequestContext> {
  const storageState = await page.context().storageState();
  return request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url }, storageState });
}

/** Whether the session of a page is one of a shared computer. */
export async function readShared(page: Page): Promise<Filled> {
  const { items } = await ask<{ items: { current: boolean; shared: boolean }[] }>(
    page.request,
    'GET',
    '/api/user/sessions',
  );
  return { 'This is a shared computer': items.find(({ current }) => current)!.shared };
}
