import { newAccount } from '../support/accounts';
import { activate, ask, newCode, newPage, signedIn, type Person } from '../support/codes';
import { expect, MOVING, test } from '../support/fixtures';
import { writeTo } from '../support/messages';
import type { Server } from '../support/server';
import { MAX_SHIFT, readShifts, watchShifts } from '../support/shifts';

test.use(MOVING);

/** Bytes a second: 400 kbit/s, as at the edge of a mobile network. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Paths = (server: Server, person: Person) => Promise<string[]> | string[];

const first = async ({ api }: Person, path: string) =>
  (await ask<{ items: { id: string; alias: string }[] }>(api, 'GET', path)).items[0]!;

/** The pages of specification 2, by who sees them. */
const VISITS: { who: string; as: (server: Server) => Promise<Person | undefined>; paths: Paths }[] = [
  {
    who: 'a guest',
    as: () => Promise.resolve(undefined),
    paths: async (server) => {
      const card = await newCode(server);
      await activate(server, card);
      return [
        ...[
          '/',
          '/sign-in',
          '/sign-up',
          '/forgot-password',
          '/change-password',
          '/access-denied',
          '/nowhere',
        ],
        ...['/scan', `/scan/${await newCode(server)}`, `/scan/${card}`, '/about', '/help', '/legal/terms'],
      ];
    },
  },
  {
    who: 'an owner',
    as: async (server) => {
      const alias = await newCode(server);
      const owner = await activate(server, alias);
      await writeTo(owner.api, alias, { body: 'At the desk' });
      return owner;
    },
    paths: async (_, person) => {
      const { id, alias } = await first(person, '/api/my-codes');
      return [
        ...['/home', '/my-codes', '/messages', '/profile', '/nowhere'],
        ...[`/my-code/${id}`, `/scan/${alias}`, `/scan/${alias}/activated`],
      ];
    },
  },
  {
    who: 'somebody new',
    as: async (server) => signedIn(server, await newAccount(server)),
    paths: () => ['/', '/home', '/my-codes', '/messages', '/profile'],
  },
  {
    who: 'an administrator',
    as: (server) => signedIn(server, server.first.admin),
    paths: async (_, person) => {
      const { id: project } = await first(person, '/api/projects');
      const { id: item } = await first(person, `/api/projects/${project}/items`);
      return ['/projects', '/project', `/project/${project}`, `/item/${item}`, '/settings', '/presets'];
    },
  },
];

for (const { who, as, paths } of VISITS)
  test(`should move nothing on a slow line for ${who}`, async ({ browser, server }) => {
    test.slow();
    const person = await as(server);
    const shifts: Record<string, number> = {};
    for (const path of await paths(server, person!)) {
      const page = await newPage(browser, server, person);
      await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      await page.route('**/api/events*', (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      shifts[path] = await readShifts(page);
      await page.context().close();
    }
    process.stdout.write(`${who}: ${JSON.stringify(shifts, null, 2)}\n`);
    expect(Object.entries(shifts).filter(([, shift]) => shift > MAX_SHIFT)).toEqual([]);
  });
