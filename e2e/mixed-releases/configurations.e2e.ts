import { RELEASES } from '@ringtag/tools/earlier-builds';
import { expect, testWithServer as test } from '../support/fixtures';
import { type Mix, startMixed } from './mixed-server';
import { listVisits, see, type Seen } from './pages';
import { toTable } from './table';

/** So much of what the console says is in the table. */
const MOST = 200;

for (const then of RELEASES) {
  /** By how they come about. */
  const mixes: Record<string, Mix> = {
    'remotes of then, shell and API of now': { remotes: then, shell: 'now', api: 'now' },
    'remotes of now, shell and API of then': { remotes: 'now', shell: then, api: then },
    'front end of then, API of now': { remotes: then, shell: then, api: 'now' },
    'front end of now, API of then': { remotes: 'now', shell: 'now', api: then },
  };

  for (const [title, mix] of Object.entries(mixes))
    test(`should show each page, or say in words that it does not: ${then}: ${title}`, async ({
      browser,
    }) => {
      test.slow();
      const server = await startMixed(mix);
      try {
        const seen: Seen[] = [];
        for (const visit of await listVisits(server)) seen.push(await see(browser, server, visit));
        const lost = seen.filter(({ works }) => !works);
        const rows = lost.map(({ path, says, errors }) => [
          path,
          says,
          errors.join('; ').replaceAll(/\s+/g, ' ').slice(0, MOST),
        ]);
        process.stdout.write(
          `${then}: ${title}: ${seen.length - lost.length} of ${seen.length} pages work\n${toTable(['page', 'says', 'console'], rows)}`,
        );
        expect(seen.filter(({ works, says }) => !works && says === '')).toEqual([]);
      } finally {
        await server.dispose();
      }
    });
}
