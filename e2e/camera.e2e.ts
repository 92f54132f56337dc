import { type Browser, chromium, type Page } from '@playwright/test';
import { provideHeadlessChromium } from '@ringtag/tools/chromium';
import { activate, newCode } from './support/codes';
import { filmQrCode } from './support/fake-camera';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import { type Server, startServer } from './support/server';

const SHORT_HOST = 'q.example';
const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan with camera' });
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code/ });

/** Notes the cameras that a page has opened. */
const NOTE_TRACKS = `
  const media = navigator.mediaDevices, open = media.getUserMedia.bind(media);
  window.tracks = [];
  media.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
`;
const readTracks = (page: Page) =>
  page.evaluate<string[]>('window.tracks.map(({ readyState }) => readyState)');

/** A phone with a camera that sees a QR code; without a text it has no camera. */
async function withCamera(
  server: Server,
  { sees, allowed = true }: { sees?: string; allowed?: boolean },
  act: (page: Page, browser: Browser) => Promise<void>,
): Promise<void> {
  const film = sees === undefined ? undefined : await filmQrCode(sees);
  // Nobody is there who could answer the browser's question.
  const answer = `--use-fake-ui-for-media-stream${allowed ? '' : '=deny'}`;
  const browser = await chromium.launch({
    executablePath: provideHeadlessChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      ...(film
        ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film.path}`, answer]
        : []),
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    });
    const page = await context.newPage();
    await page.addInitScript(NOTE_TRACKS);
    await act(page, browser);
  } finally {
    await browser.close();
    film?.remove();
  }
}

test.describe('the camera of /scan', { tag: '@phone-only' }, () => {
  test('should read a printed code, open its page, and be off then', async () => {
    const server = await startServer({ SHORT_URL: `https://${SHORT_HOST}` });
    try {
      const alias = await newCode(server);
      await activate(server, alias, { name: 'Ann Lee' });
      await withCamera(
        server,
        { sees: `HTTPS://${SHORT_HOST.toUpperCase()}/SCAN/${alias}` },
        async (page) => {
          const refused = noteRefusals(page);
          const asked: string[] = [];
          page.on('request', (request) => asked.push(request.url()));
          await page.goto('/scan');
          await runApplication(page);
          await scanButton(page).tap();
          await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`/scan/${alias}$`));
          expect(await readTracks(page)).toEqual(['ended']);
          expect(refused).toEqual([]);
        },
      );
    } finally {
      await server.dispose();
    }
  });

  test('should open by a press before the application runs, and by its address', async ({ server }) => {
    await withCamera(server, { sees: 'https://example.com/' }, async (page) => {
      await page.goto('/scan');
      await scanButton(page).press('Enter');
      await expect(page.getByLabel('Camera view')).toBeVisible();
      await page.goto('/scan?camera=1');
      await expect(page.getByLabel('Camera view')).toBeVisible();
    });
  });

  test('should not open what another product printed, and be off when it is closed or hidden', async ({
    server,
  }) => {
    await withCamera(server, { sees: 'https://example.com/scan/ABCDE23456' }, async (page) => {
      await page.goto('/scan');
      await runApplication(page);
      await scanButton(page).tap();
      await expect(page.getByRole('alert')).toContainText('This isn’t a Ringtag code');
      await expect(page).toHaveURL(/\/scan$/);
      await fitsItsWidth(page);
      await passesAxeInBothModes(page, 'camera');
      const close = page.getByRole('button', { name: 'Close camera' });
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(scanButton(page)).toBeFocused();
      expect(await readTracks(page)).toEqual(['ended']);

      await page.keyboard.press('Enter');
      await expect(page.getByText('Point the camera at the QR code.')).toBeVisible();
      expect(await readTracks(page)).toEqual(['ended', 'live']);
      await setVisibility(page, 'hidden');
      await expect.poll(() => readTracks(page)).toEqual(['ended', 'ended']);
      await setVisibility(page, 'visible');
      await expect.poll(() => readTracks(page)).toEqual(['ended', 'ended', 'live']);
    });
  });

  test('should say that it is blocked, and leave the code to be typed', async ({ server }) => {
    await withCamera(server, { sees: 'any', allowed: false }, async (page) => {
      await page.goto('/scan?camera=1');
      await expect(page.getByRole('alert')).toContainText('The camera is blocked');
      await passesAxeInBothModes(page, 'blocked camera');
      await page.getByRole('button', { name: 'Try again' }).tap();
      await expect(page.getByRole('alert')).toContainText('The camera is blocked');
      expect(await readTracks(page)).toEqual([]);
      await expect(codeField(page)).toBeVisible();
    });
  });

  test('should say that there is none, and that another program has it', async ({ server }) => {
    await withCamera(server, {}, async (page, browser) => {
      await page.goto('/scan?camera=1');
      await expect(page.getByRole('alert')).toContainText('No camera found');
      await expect(page.getByRole('button', { name: /^(Try again|Close camera)$/ })).toHaveCount(0);
      // Readers with a keyboard go on from the message.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('alert').getByRole('link', { name: 'Help' })).toBeFocused();
      // No program of this machine can be made to hold a camera that it does not have.
      const other = await (await browser.newContext({ baseURL: server.url, locale: 'en-US' })).newPage();
      await other.addInitScript(
        `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotReadableError'); }`,
      );
      await other.goto('/scan?camera=1');
      await expect(other.getByRole('alert')).toContainText('Camera in use');
    });
  });
});

test('should fetch its reader only when it is asked for', { tag: '@phone-only' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response.url());
  });
  await page.goto('/scan');
  await runApplication(page);
  await expect(codeField(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  // This browser has no camera. The reader says so, thus it has been fetched.
  await scanButton(page).tap();
  await expect(page.getByRole('alert')).toContainText('No camera found');
  expect(scripts.length).toBeGreaterThan(before);
});

test(
  'should not be offered without scripts, where the code is typed',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const page = await (
      await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'en-US' })
    ).newPage();
    await page.goto('/scan');
    await expect(codeField(page)).toBeVisible();
    await expect(scanButton(page)).toBeHidden();
  },
);

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}
