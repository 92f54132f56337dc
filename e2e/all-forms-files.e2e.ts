import type { Locator, Page } from '@playwright/test';
import { PLAIN_DESIGN } from '@ringtag/qr';
import sharp from 'sharp';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { type Design, toDesignTexts } from './support/form-texts';
import { writeTo } from './support/messages';
import { heldAs, twoColoured } from './support/picture-file';
import { colourAt } from './support/picture-shown';
import { walk, type WalkedForm } from './support/walk-form';

type Api = Person['api'];

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

/** Where a picture is looked at: beside its middle, above and below. */
const PLACES = [
  [0.4, 0.3],
  [0.6, 0.3],
  [0.4, 0.7],
  [0.6, 0.7],
] as const;
const RED_BLUE = twoColoured(400, 300, [220, 30, 30], [30, 30, 220]);

/** Photos named after what they show. The second one is stored rotated, as by a camera on its side. */
async function makePhotos() {
  const held = heldAs(6, await sharp(RED_BLUE).jpeg().toBuffer());
  return [
    { name: 'red blue red blue', mimeType: 'image/png', buffer: RED_BLUE },
    { name: 'red red blue blue', mimeType: 'image/jpeg', buffer: held },
  ];
}

/** The colours of a picture on a page. */
async function readShown(picture: Locator): Promise<string> {
  return (await Promise.all(PLACES.map(([x, y]) => colourAt(picture, x, y)))).join(' ');
}

/** The colours of a file. */
async function readFile(file: Buffer): Promise<string> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = PLACES.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return data[at]! > data[at + 2]! ? 'red' : 'blue';
  });
  return colours.join(' ');
}

/** Begins a conversation as a stranger; answers the path of its page. */
async function begin(api: Api, alias: string): Promise<string> {
  return `/conversation/${await writeTo(api, alias, { body: 'I found your keys' })}`;
}

interface Conversation {
  messages: { body: string; photos: { id: string }[] }[];
}

/** The last message of the only conversation of an owner, and what its photos show. */
async function readLast(owner: Api): Promise<{ body: string; photos: string[] }> {
  const { items } = await ask<{ items: [{ id: string }] }>(owner, 'GET', '/api/messages');
  const path = `/api/conversations/${items[0].id}`;
  const { messages } = await ask<Conversation>(owner, 'GET', path);
  const { body, photos } = messages.at(-1)!;
  const files = await Promise.all(photos.map(({ id }) => owner.get(`${path}/photos/${id}`)));
  return { body, photos: await Promise.all(files.map(async (file) => readFile(await file.body()))) };
}

/** A form with photos. What they show on the page, where it shows them, is what is sent. */
interface PhotoForm extends WalkedForm {
  /** Pictures of the chosen photos. */
  previews?: (form: Locator) => Locator;
}

async function sendPhotos(page: Page, owner: Api, form: PhotoForm): Promise<void> {
  const photos = await makePhotos();
  const names = photos.map(({ name }) => name);
  const fill = async (place: Locator) => {
    await place.locator('input[type=file]').setInputFiles(photos);
    const previews = form.previews?.(place);
    if (!previews) return;
    await expect(previews).toHaveCount(photos.length);
    expect(await Promise.all((await previews.all()).map(readShown))).toEqual(names);
  };
  await walk(page, { ...form, fill });
  expect((await readLast(owner)).photos).toEqual(names);
}

const senderForm = (owner: Api, path: string): PhotoForm => ({
  files: ['libs/documents/src/conversation/conversation-page.tsx'],
  open: async (page) => {
    await page.goto(path);
    await page.getByText('Add photos', { exact: true }).click();
    return formWith(page, 'Your message');
  },
  ignored: ['Photos'],
  send: 'Send',
  path: path.split('/').at(-1)!,
  stored: async () => ({ 'Your message': (await readLast(owner)).body }),
});

test('should store the photos that the forms of a conversation show', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const finder = await newPage(browser, server);
  const path = await begin(owner.api, alias);
  await sendPhotos(finder, owner.api, {
    ...senderForm(owner.api, path),
    previews: (form) => form.locator('[data-previews] img'),
  });

  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: server.url,
    javaScriptEnabled: false,
  });
  await sendPhotos(await context.newPage(), owner.api, senderForm(owner.api, path));

  await sendPhotos(await newPage(browser, server, owner), owner.api, {
    files: ['mfe-dashboard/src/messages/answer-form.tsx'],
    open: async (page) => {
      await page.goto('/messages');
      await page.getByRole('link', { name: /Finder 1/ }).click();
      await expect(page.getByLabel('Your reply')).toBeVisible();
      return formWith(page, 'Your reply');
    },
    previews: (form) => form.getByRole('listitem').locator('img'),
    send: 'Send reply',
    path: '/photos',
    stored: async () => ({ 'Your reply': (await readLast(owner.api)).body }),
  });
});

test('should store the part of a photo of a profile that its dialog shows', async ({ server, browser }) => {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  const choose = async (turns: number) => {
    await page.goto('/profile');
    const card = page.getByRole('region', { name: 'Photo' });
    const [photo] = await makePhotos();
    await card.locator('input[type=file]').setInputFiles(photo!);
    const dialog = page.getByRole('dialog', { name: 'Crop photo' });
    for (let i = 0; i < turns; i += 1) await dialog.getByRole('button', { name: 'Rotate' }).click();
    await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    const shown = await readFile(await dialog.getByRole('application').screenshot());
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText('Photo saved', { exact: true })).toBeVisible();
    const { photo: path } = await ask<{ photo: string }>(owner.api, 'GET', '/api/profile');
    const stored = await (await owner.api.get(path)).body();
    expect(await readFile(stored), 'mfe-dashboard/src/profile/photo-card.tsx').toBe(shown);
    return shown;
  };
  expect(await choose(0)).toBe('red blue red blue');
  expect(await choose(1)).toBe('red red blue blue');
});

test('should store the logo that the form of a design shows', async ({ server, browser }) => {
  const owner = await activate(server, await newCode(server));
  const [{ id }] = (await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes')).items;
  const read = async () =>
    (await ask<{ design: Design & { logo: string } }>(owner.api, 'GET', `/api/my-codes/${id}`)).design;
  // The first check of a design loads the QR reader. On a busy machine, the request may time out.
  await expect(() => ask(owner.api, 'PUT', `/api/my-codes/${id}/design`, PLAIN_DESIGN)).toPass();
  const page = await newPage(browser, server, owner);
  const logo = page.getByRole('group', { name: 'Logo' }).locator('img');
  await walk(page, {
    files: ['mfe-dashboard/src/my-code/qr/qr-design-form.tsx', 'libs/qr-designer/src/logo-field.tsx'],
    open: async () => {
      await page.goto(`/my-code/${id}?view=qr`);
      return formWith(page, 'Pattern color');
    },
    fill: async (form) => {
      const [photo] = await makePhotos();
      await form.locator('input[type=file]').setInputFiles(photo!);
      await expect(logo).toBeVisible();
      expect(await readShown(logo)).toBe(photo!.name);
    },
    send: 'Save design',
    path: '/design',
    stored: async () => toDesignTexts(await read()),
  });
  const [, stored] = (await read()).logo.split(',');
  expect(await readFile(Buffer.from(stored!, 'base64'))).toBe('red blue red blue');
});

interface Item {
  alias: string;
  label: string | null;
  status: string;
  activatable: boolean;
  viewOnly: boolean;
  maxActivations: number | null;
}

/** What the dialog says will become of the rows of a file, or what did. */
async function readCounts(dialog: Locator): Promise<string[]> {
  await expect(dialog.locator('dd')).toHaveCount(4);
  return dialog.locator('dd').allInnerTexts();
}

test('should store what the preview of an imported file shows', async ({ server, browser }) => {
  const { api, ...admin } = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(api, 'POST', '/api/projects', { name: 'Imported' });
  const page = await newPage(browser, server, { api, ...admin });
  const prefix = `F${id.slice(-12).toUpperCase()}`;
  const read = async () => {
    const { items } = await ask<{ items: Item[] }>(api, 'GET', `/api/projects/${id}/items?pageSize=100`);
    const rows = items.map(({ alias, label, status, activatable, viewOnly, maxActivations }) =>
      [alias.slice(prefix.length), label, status, activatable, viewOnly, maxActivations].join(),
    );
    return rows.sort();
  };
  /** Answers how many rows are created, changed, unchanged and refused. */
  const load = async (lines: string[]) => {
    const before = await read();
    await page.goto(`/project/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import codes' });
    const buffer = Buffer.from(lines.join('\r\n'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer });
    const shown = await readCounts(dialog);
    expect(await read(), 'a look changes nothing').toEqual(before);
    await dialog.getByRole('button', { name: /^Import \d+ codes?$/ }).click();
    await expect(dialog.getByText(/codes? imported$/)).toBeVisible();
    expect(await readCounts(dialog), 'mfe-admin/src/codes/import/import-dialog.tsx').toEqual(shown);
    return shown.map(Number);
  };
  const all = 'alias,label,status,activatable,viewOnly,maxActivations';
  const first = [`${prefix}A,"Bike, red",active,true,false,5`, `${prefix}B,Case,disabled,false,true,`];
  expect(await load([all, ...first, 'no!,Bad,,,,'])).toEqual([2, 0, 0, 1]);
  expect(await read()).toEqual(['A,Bike, red,active,true,false,5', 'B,Case,disabled,false,true,']);
  // What a file has no column for stays, and so does what it has no words for, but for labels and limits.
  const second = [`${prefix}A,,`, `${prefix}B,Case,`, `${prefix}C,Cup,inactive`];
  expect(await load(['alias,label,status', ...second])).toEqual([1, 1, 1, 0]);
  expect(await read()).toEqual([
    'A,,active,true,false,5',
    'B,Case,disabled,false,true,',
    expect.stringMatching(/^C,Cup,inactive,/),
  ]);
});
