import times from 'lodash/times';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ShareOfRelease } from './support/share-of-release';

/** The embedded database serves one process, so that this needs a server. */
describe('A share of a release at two replicas', () => {
  it('should end once where browsers fail at both at once', async () => {
    const share = await ShareOfRelease.start();
    const other = await share.app.replica({ WEB_ROOT: share.app.webRoot, TRUST_PROXY: '1' });
    const ids = await Promise.all(
      times(10, async (n) => (await share.begin(`203.0.${n}.1`)).body.id as string),
    );
    const answers = await Promise.all(
      ids.map((id, n) => share.end(id, false, n % 2 ? other.visitor() : share.app.visitor())),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(10, () => 204));
    expect(await share.read()).toMatchObject({ share: 0, shareSlot: null, version: 2 });
    expect(await share.listDecided()).toHaveLength(1);
    const { manager } = share.app.dataSource;
    expect(await manager.countBy(OutboxEntity, { template: 'release-stopped' })).toBe(1);
    await other.stop();
    await share.app.stop();
  });
});
