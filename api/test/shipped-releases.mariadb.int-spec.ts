import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import times from 'lodash/times';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { eventually } from './support/eventually';
import { commit } from './support/releases';
import { TestApp } from './support/test-app';

/** The embedded database serves one process, so that this needs a server. */
describe('Servers that start at once', () => {
  it('should store what they ship once, and say nothing of it that anybody has to read', async () => {
    const one = await TestApp.startWithPages();
    const dist = join(one.webRoot, 'mfe-scan/dist');
    await writeFile(join(dist, 'release.json'), JSON.stringify({ number: 5, commit: commit('b') }));
    await writeFile(join(dist, 'remoteEntry.00000005.js'), '// 5');
    const others = await Promise.all(times(3, () => one.replica({ WEB_ROOT: one.webRoot })));
    const rows = () => one.dataSource.manager.findBy(ReleaseEntity, { remote: 'mfe-scan' });
    await eventually(async () => (await rows()).length, 1);
    // They finish what they began.
    for (const each of others) await each.stop();
    expect(await rows()).toEqual([
      expect.objectContaining({ number: 5, share: 100, completedAt: expect.any(Date) }),
    ]);
    const loud = [one, ...others].flatMap(({ logs }) =>
      logs.filter((line) => line.includes('could not be stored')),
    );
    expect(loud).toEqual([]);
    await one.stop();
  });
});
