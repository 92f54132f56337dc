import { newAccount } from './support/accounts';
import { newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

/** A browser under test says that it is one, and counts as a robot. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ELSEWHERE = 'http://elsewhere.example/';

test("should leave the owner's looks out of the scans, by another site's link and by camera", async ({
  browser,
  server,
}) => {
  const [alias, account] = [await newCode(server), await newAccount(server)];
  const phone = await browser.newContext({ baseURL: server.url, userAgent: IPHONE });
  const page = await phone.newPage();
  await signIn(page, account);
  const activated = await page.request.post(`/api/scan/${alias}/activate`, {
    data: {},
    headers: { origin: server.url },
  });
  expect(activated.ok()).toBe(true);
  const myCode = async () => {
    const { items } = (await (await page.request.get('/api/my-codes')).json()) as {
      items: { scans: number; tried: boolean }[];
    };
    return { scans: items[0]!.scans, tried: items[0]!.tried };
  };
  const step = (name: RegExp) => page.getByRole('link', { name });
  await page.goto('/my-codes');
  await expect(step(/^Test your QR code Save/)).toBeVisible();
  expect(await myCode()).toEqual({ scans: 0, tried: false });

  await page.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${server.url}/scan/${alias}">My page</a>` }),
  );
  for (let look = 0; look < 5; look += 1) {
    await page.goto(ELSEWHERE);
    const document = page.waitForRequest(`${server.url}/scan/${alias}`);
    await page.getByRole('link', { name: 'My page' }).click();
    const { cookie = '' } = await (await document).allHeaders();
    expect(cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual(['own']);
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  }
  // A camera opens the page as an address that somebody typed, and often in a browser whose session is over.
  await phone.clearCookies({ name: 'qrsid' });
  await page.goto(`/scan/${alias}`);
  await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();

  await signIn(page, account);
  await expect.poll(myCode).toEqual({ scans: 0, tried: true });
  await page.goto('/my-codes');
  await expect(step(/^Choose what people see/)).toBeVisible();
  await expect(step(/^Test your QR code/)).toHaveCount(0);

  const stranger = await browser.newContext({ baseURL: server.url, userAgent: `${IPHONE} stranger` });
  await (await stranger.newPage()).goto(`/scan/${alias}`);
  await expect.poll(myCode).toEqual({ scans: 1, tried: true });
});
