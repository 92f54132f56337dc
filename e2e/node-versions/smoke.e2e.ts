import type { APIRequestContext } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { ask } from '../support/codes';
import { twoColoured } from '../support/picture-file';
import { expect, test } from './fixtures';
import { DATABASES, Installation } from './installation';

const MESSAGE = 'I found your keys at the lake';

for (const database of DATABASES) {
  test.describe(`The image on ${database}`, () => {
    test.describe.configure({ mode: 'serial' });

    const owner = `ann-${database.toLowerCase()}@example.com`;
    let installation: Installation;
    let admin: APIRequestContext;
    let holder: APIRequestContext;
    let alias: string;

    test.beforeAll(async ({ nodeName, mail }) => {
      installation = await Installation.prepare(nodeName, database, mail);
    });
    test.afterAll(() => installation?.api.stop());

    test('should start on that version, and let an administrator in with the right password only', async ({
      nodeName,
    }) => {
      await installation.administer('migrate');
      const account = await installation.createAdmin();
      await installation.api.start();
      admin = await installation.newVisitor();
      const wrong = { ...account, password: `${account.password}x` };
      expect((await admin.post('/api/auth/sign-in', { data: wrong })).status()).toBe(401);
      await ask(admin, 'POST', '/api/auth/sign-in', account);
      const { runtime } = await ask<{ runtime: string }>(admin, 'GET', '/api/system');
      expect(runtime).toMatch(`v${nodeName}.`);
    });

    test('should activate a code by mailed digits', async ({ mail }) => {
      const project = { name: 'Keys', activatable: true };
      const { id } = await ask<{ id: string }>(admin, 'POST', '/api/projects', project);
      const path = `/api/projects/${id}/items`;
      const { items } = await ask<{ items: [{ alias: string }] }>(admin, 'POST', path, { count: 1 });
      alias = items[0].alias;
      holder = await installation.newVisitor();
      const profile = { name: 'Ann Lee', email: owner };
      const asked = await ask<Challenge>(holder, 'POST', `/api/scan/${alias}/profile`, profile);
      await ask(holder, 'POST', `/api/scan/${alias}/activate`, await answer(asked, mail.codeFor(owner)));
    });

    test('should cut a photo to size', async () => {
      const data = twoColoured(800, 600, [220, 30, 30], [30, 30, 220]);
      const headers = { 'content-type': 'image/png' };
      const kept = await holder.put('/api/profile/photo', { data, headers });
      const { photo } = (await kept.json()) as { photo: string };
      const shown = await (await holder.get(photo)).body();
      expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 512 });
    });

    test('should draw a QR code that leads to its page', async () => {
      const { items } = await ask<{ items: [{ id: string; url: string }] }>(holder, 'GET', '/api/my-codes');
      const [{ id, url }] = items;
      const file = await (await holder.get(`/api/my-codes/${id}/qr.png?size=300`)).body();
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
    });

    test('should show the page of the code to a stranger', async () => {
      const page = await (await installation.newVisitor()).get(`/scan/${alias}`);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('Ann Lee');
    });

    test('should bring a message to its owner, who signs in with mailed digits', async ({ mail }) => {
      const finder = await installation.newVisitor();
      const form = await ask<{ formToken: string }>(finder, 'GET', `/api/scan/${alias}`);
      const message = { kind: 'message', body: MESSAGE, formToken: form.formToken };
      const send = () => finder.post(`/api/scan/${alias}/messages`, { data: message });
      // A form is refused for the first two seconds.
      await expect.poll(async () => (await send()).ok()).toBe(true);

      const elsewhere = await installation.newVisitor();
      const before = mail.to(owner).length;
      const asked = await ask<Challenge>(elsewhere, 'POST', '/api/auth/sign-in', { email: owner });
      const proof = await answer(asked, mail.codeAfter(owner, before));
      await ask(elsewhere, 'POST', '/api/auth/sign-in-verify', proof);
      const { items } = await ask<{ items: { body: string }[] }>(elsewhere, 'GET', '/api/messages');
      expect(items).toEqual([expect.objectContaining({ body: MESSAGE })]);
    });

    test('should end in order, have warned of nothing, and leave nothing wrong behind', async () => {
      expect(await installation.api.end()).toBe(0);
      await installation.administer('check');
      expect(installation.api.output).not.toMatch(/warning/i);
    });
  });
}

interface Challenge {
  challengeId: string;
}

const answer = async ({ challengeId }: Challenge, mailed: Promise<string>) => ({
  challengeId,
  code: await mailed,
});
