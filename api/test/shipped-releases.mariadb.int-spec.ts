import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShippedReleases } from '../src/releases/shipped/shipped-releases';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { commit } from './support/releases';
import { TestApp } from './support/test-app';

/** The embedded database serves one process, so that this needs a server. */
describe('Servers that find the same build at once', () => {
  it('should store what they ship once, and say nothing of it that anybody has to read', async () => {
    const one = await TestApp.startWithPages();
    const all = [one];
    // One after the other: together they would wait for this process longer than for the database.
    for (let n = 1; n <= 3; n += 1) all.push(await one.replica({ WEB_ROOT: one.webRoot }));
    const dist = join(one.webRoot, 'mfe-scan/dist');
    await writeFile(join(dist, 'release.json'), JSON.stringify({ number: 5, commit: commit('b') }));
    await writeFile(join(dist, 'remoteEntry.00000005.js'), '// 5');
    const rows = () => one.dataSource.manager.findBy(ReleaseEntity, { remote: 'mfe-scan' });
    await Promise.all(all.map(({ app }) => app.nest.get(ShippedReleases).store()));
    expect(await rows()).toEqual([
      expect.objectContaining({ number: 5, share: 100, completedAt: expect.any(Date) }),
    ]);
    const loud = all.flatMap(({ logs }) => logs.filter((line) => line.includes('could not be stored')));
    expect(loud).toEqual([]);
    for (const each of all.reverse()) await each.stop();
  });
});
