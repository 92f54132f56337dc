import { CONTRACT_VERSION } from '@ringtag/contracts';
import { provideEarlierBuilds } from '@ringtag/tools/earlier-builds';
import { expect, MOVING, testWithServer } from '../support/fixtures';
import { followMainWay } from '../support/main-way';
import { builtInMailbox } from '../support/post-office';
import type { Server } from '../support/server';
import { startMixed } from './mixed-server';
import { listVisits, see } from './pages';

const test = testWithServer.extend<object, { mixed: Server }>({
  mixed: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const server = await startMixed({ remotes: 'last', shell: 'now', api: 'now' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.use(MOVING);

/** False from a rise of the contract to the next release: the shell then refuses the remotes of the last one. */
const fits = provideEarlierBuilds('last', []).contract === CONTRACT_VERSION;

if (fits)
  test('should lead from a scan to the inbox with the remotes of the last release', async ({
    browser,
    mixed,
  }) => {
    await followMainWay(browser, mixed, builtInMailbox(mixed), mixed.first.codes[0]!);
  });

test('should show a page of each remote of the last release, or say that it is being updated', async ({
  browser,
  mixed,
}) => {
  const paths = ['/sign-in', '/scan', '/home', '/projects'];
  const visits = (await listVisits(mixed)).filter(({ path }) => paths.includes(path));
  const seen = await Promise.all(visits.map((visit) => see(browser, mixed, visit)));
  expect(seen.map(({ path }) => path)).toEqual(paths);
  if (fits) expect(seen.filter(({ works }) => !works)).toEqual([]);
  else for (const { says } of seen) expect(says).toMatch(/updating this part|as the server drew it/);
});
