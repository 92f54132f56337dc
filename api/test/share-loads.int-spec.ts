import { MINUTE, SHARE_LOADS } from '@ringtag/contracts';
import times from 'lodash/times';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ShareLoadEntity } from '../src/releases/tables/share-load.entity';
import { eventually } from './support/eventually';
import { ShareOfRelease } from './support/share-of-release';
import { ADMIN } from './support/test-app';

const HASH = /^[\w-]{22}$/;

/** Browsers that are shown a release in a share tell how it loads. Where they fail, the server ends the share. */
describe('The share of a release', () => {
  let share: ShareOfRelease;
  beforeEach(async () => (share = await ShareOfRelease.start()));
  afterEach(() => share.app.stop());

  const listMails = (email: string) =>
    share.app.mail.to(email).filter(({ subject }) => subject?.includes('release'));

  it('should end once where browsers of many networks fail at once, and every administrator gets one mail', async () => {
    const { id, email } = await share.app.member();
    await share.app.dataSource.manager.update(UserEntity, { id }, { role: 'role-admin' });
    const ids = await Promise.all(
      times(12, async (n) => (await share.begin(`203.0.${n}.1`)).body.id as string),
    );
    const answers = await Promise.all(ids.map((id) => share.end(id, false)));
    expect(answers.map(({ status }) => status)).toEqual(times(12, () => 204));
    expect(await share.read()).toMatchObject({ share: 0, shareSlot: null, version: 2, blocked: false });
    expect(await share.listDecided()).toMatchObject([
      { actorId: null, subjectName: 'mfe-scan 7', changes: [{ field: 'share', old: '10', new: '0' }] },
    ]);
    for (const each of [ADMIN.email, email]) {
      await eventually(() => listMails(each).length, 1);
      expect(listMails(each)[0]!.text).toContain('mfe-scan 7');
    }
    const queued = await share.app.dataSource.manager.countBy(OutboxEntity, { template: 'release-stopped' });
    expect(queued).toBe(2);
    // The next release finds the place free.
    await share.decide({ share: 20 });
  });

  it('should not end by one network, however often and at however many addresses it fails', async () => {
    const tries = Array.from({ length: 50 }, (_, n) => `203.0.113.${n + 1}`);
    const begun = await Promise.all(tries.flatMap((address) => [share.begin(address), share.begin(address)]));
    for (const { status, body } of begun)
      if (status === 201) expect((await share.end(body.id, false)).status).toBe(204);
    const ofProvider = times(20, (n) => `2001:db8:${n}::1`);
    for (const address of ofProvider) await share.end((await share.begin(address)).body.id, false);
    expect(await share.read()).toMatchObject({ share: 10, version: 1 });
    const rows = await share.app.dataSource.manager.find(ShareLoadEntity);
    const networks = [...new Set(rows.map(({ network }) => network))];
    expect(networks).toEqual([expect.stringMatching(HASH), expect.stringMatching(HASH)]);
  });

  it('should not end by one network where others fail now and then', async () => {
    for (const network of times(6)) await share.load(network + 1, true);
    for (const network of times(4)) await share.load(network + 11, false);
    for (const n of times(40)) await share.end((await share.begin(`2001:db8:${n}::1`)).body.id, false);
    expect(await share.read()).toMatchObject({ share: 10, version: 1 });
  });

  it('should go on where failures are further apart than ten minutes', async () => {
    await share.load(1, false);
    share.app.clock.advance(SHARE_LOADS.within);
    for (const network of [2, 3, 4, 5]) await share.load(network, false);
    expect(await share.read()).toMatchObject({ share: 10 });
    share.app.clock.advance(SHARE_LOADS.within - MINUTE);
    await share.load(6, false);
    expect(await share.read()).toMatchObject({ share: 0 });
  });

  it('should be reported of once for each load, and only while it is that release', async () => {
    const { body } = await share.begin('203.0.113.1');
    const answers = await Promise.all([true, false, true].map((finished) => share.end(body.id, finished)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await share.begin('203.0.113.1', 8)).status).toBe(404);
    await share.decide({ share: 100 });
    expect((await share.begin('203.0.113.1')).status).toBe(404);
  });
});
