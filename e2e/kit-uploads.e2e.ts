import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, findViolations } from './support/page-checks';
import { heldAs, twoColoured } from './support/picture-file';
import { colourAt, readSize } from './support/picture-shown';

const RED = [220, 30, 30] as const;
const BLUE = [30, 30, 220] as const;

const LONG_NAME = `${'a-picture-that-was-never-renamed-'.repeat(4)}.png`;

const png = (name: string, buffer = twoColoured(80, 60, RED, BLUE)) => ({
  name,
  mimeType: 'image/png',
  buffer,
});

test.beforeEach(({ page }) => page.goto('/collapse-menu-item-view-3'));

test.describe('uploads', () => {
  test('should list type, name and size in kb, with a picture (UI-34)', async ({ page }) => {
    const upload = example(page, 'One file');
    await choose(upload, { ...png('dog.png'), buffer: padded(12_600) });
    await expect(upload.getByRole('listitem')).toContainText('dog.pngimage/png · 13 kb');
    const thumbnail = upload.getByRole('listitem').locator('img');
    await expect.poll(() => thumbnail.evaluate((image) => image.naturalWidth)).toBe(80);
  });

  test('should take dropped files and refuse those of another type', async ({ page }) => {
    const upload = example(page, 'Several files');
    await drop(upload, 'dropped.png', 'image/png');
    await expect(upload.getByRole('listitem')).toContainText('dropped.png');
    await drop(upload, 'notes.txt', 'text/plain');
    await expect(upload.getByText('You can only upload images here')).toBeVisible();
    await expect(upload.getByRole('listitem')).toHaveCount(1);
    // A file that is dropped on a disabled upload must not replace the page.
    await drop(example(page, 'Other types and disabled').getByRole('button').last(), 'a.txt', 'text/plain');
    await expect(upload.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('the picture of a person', () => {
  test('should be cut to a circle by keyboard alone', async ({ page }) => {
    const refused = noteRefusals(page);
    const upload = example(page, 'Profile photo');
    const chooser = page.waitForEvent('filechooser');
    await upload.getByRole('button', { name: 'Choose a photo' }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(png('wide.png', twoColoured(1600, 800, RED, BLUE)));
    const dialog = await findCropper(page);
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveValue('105');
    await page.keyboard.press('Shift+Tab');
    const circle = dialog.getByRole('application', { name: /arrow keys/ });
    await expect(circle).toBeFocused();
    await expect(circle).toHaveCSS('border-radius', '50%');
    // To the right until its left edge is in the circle.
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowRight');
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(upload.getByRole('button', { name: 'Change photo' })).toBeFocused();

    const picture = await showPicture(page);
    expect(await readSize(picture)).toEqual([512, 512]);
    expect(await colourAt(picture, 0.05, 0.5)).toBe('red');
    expect(await colourAt(picture, 0.95, 0.5)).toBe('red');
    await expect(picture).toHaveCSS('border-radius', /999px/);
    expect(refused).toEqual([]);

    await upload.getByRole('button', { name: 'Remove' }).click();
    await expect(picture).toBeHidden();
  });

  test('should not be made larger than it was, and be turned by quarters', async ({ page }) => {
    const dialog = await openCropper(page, png('small.png', twoColoured(200, 100, RED, BLUE)));
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    const picture = await showPicture(page);
    expect(await readSize(picture)).toEqual([100, 100]);
    expect(await colourAt(picture, 0.5, 0.1)).toBe('red');
    expect(await colourAt(picture, 0.5, 0.9)).toBe('blue');
  });

  for (const [whole, lost] of [
    ['', 0],
    [', also where its end is lost', 2],
  ] as const)
    test(`should stand as its camera was held${whole}`, async ({ page }) => {
      const jpeg = await page.evaluate<string>(`(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 100 });
      const context = canvas.getContext('2d');
      context.fillStyle = 'rgb(${RED.join()})';
      context.fillRect(0, 0, 100, 100);
      context.fillStyle = 'rgb(${BLUE.join()})';
      context.fillRect(100, 0, 100, 100);
      return canvas.toDataURL('image/jpeg').split(',')[1];
    })()`);
      const file = heldAs(6, Buffer.from(jpeg, 'base64'));
      const buffer = file.subarray(0, file.length - lost);
      const dialog = await openCropper(page, { name: 'phone.jpg', mimeType: 'image/jpeg', buffer });
      await dialog.getByRole('button', { name: 'Use photo' }).click();
      const picture = await showPicture(page);
      expect(await readSize(picture)).toEqual([100, 100]);
      expect(await colourAt(picture, 0.5, 0.1)).toBe('red');
      expect(await colourAt(picture, 0.5, 0.9)).toBe('blue');
    });

  test('should say what is wrong with a file that is none', async ({ page }) => {
    const upload = example(page, 'Profile photo');
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    for (const [file, problem] of [
      [text, 'This file isn’t an image.'],
      [png('broken.png', Buffer.from('no picture')), 'Couldn’t read this photo. Use JPEG, PNG or WebP.'],
      [png('huge.png', Buffer.alloc(10_000_001)), 'This photo is over 10 MB'],
    ] as const) {
      await choose(upload, file);
      await expect(upload.getByText(problem)).toBeVisible();
    }
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('should load the cropper with the first picture, and stay when the cut is cancelled', async ({
    page,
  }) => {
    // Dialog and cropper come in files of their own, in either order.
    const cropper = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes('reactEasyCrop'),
    );
    const dialog = await openCropper(page, png('wide.png'));
    await cropper;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(example(page, 'Profile photo').locator('img')).toHaveCount(0);
    await openCropper(page, png('wide.png'));
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('100');
  });
});

// Each mode and each direction once: gallery.e2e.ts looks at all four of the view as it opens.
for (const [mode, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
]) {
  test(
    `should pass axe with files and the cropper, ${mode}, ${direction}`,
    { tag: direction === 'ltr' ? [] : '@phone-only' },
    async ({ page }) => {
      const refused = noteRefusals(page);
      await page.addInitScript(
        `localStorage.setItem('theme-store', '${JSON.stringify({ mode, direction })}')`,
      );
      await page.reload();
      await choose(example(page, 'Several files'), png(LONG_NAME), png('b.png'), png('c.png'));
      await choose(example(page, 'Checked before upload'), { ...png('e.png'), buffer: Buffer.alloc(0) });
      await expect(page.getByText('You can add up to 3 files')).toBeVisible();
      await fitsItsWidth(page);
      expect(await findViolations(page)).toEqual([]);
      await openCropper(page, png('wide.png'));
      expect(await findViolations(page)).toEqual([]);
      expect(refused).toEqual([]);
    },
  );
}

test('should show four avatars and the number of the others, with a tooltip (UI-38)', async ({ page }) => {
  const owners = page.getByRole('list', { name: 'Owners' });
  await expect(owners.getByRole('img')).toHaveCount(5);
  const more = owners.getByText('+3');
  await more.hover();
  await expect(page.getByRole('tooltip')).toHaveText('3 More');
});

function example(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

type FilePayload = ReturnType<typeof png>;

async function choose(upload: Locator, ...files: FilePayload[]): Promise<void> {
  await upload.locator('input[type=file]').first().setInputFiles(files);
}

/** As a person would drop it from another window. */
async function drop(target: Locator, name: string, type: string): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], '${name}', { type: '${type}' }));
    return transfer;
  })()`);
  const zone = target.getByRole('button').first().or(target).last();
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
}

/** A picture of so many bytes: what stands behind its end is ignored. */
function padded(bytes: number): Buffer {
  const picture = twoColoured(80, 60, RED, BLUE);
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

async function openCropper(page: Page, file: FilePayload): Promise<Locator> {
  await choose(example(page, 'Profile photo'), file);
  return findCropper(page);
}

async function findCropper(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Crop photo' });
  await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeEnabled();
  return dialog;
}

/** What the cropper answered, once it is gone. */
async function showPicture(page: Page): Promise<Locator> {
  await expect(page.getByRole('dialog')).toBeHidden();
  return example(page, 'Profile photo').locator('img');
}
