import { SHARE_LOADS } from '@ringtag/contracts';
import times from 'lodash/times';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { ShareOfRelease } from './support/share-of-release';

describe('The share of a release that browsers report of', () => {
  let share: ShareOfRelease;
  beforeEach(async () => (share = await ShareOfRelease.start()));
  afterEach(() => share.app.stop());

  it('should go on while half of the networks that began have finished', async () => {
    for (const network of times(5)) await share.load(network + 1, true);
    for (const network of times(5)) await share.load(network + 11, false);
    expect(await share.read()).toMatchObject({ share: 10 });
    // Whoever says no more has not finished.
    await share.begin('203.0.30.1');
    await share.load(10, true);
    expect(await share.read()).toMatchObject({ share: 10 });
    await share.load(21, false);
    expect(await share.read()).toMatchObject({ share: 0 });
  });

  it('should begin anew with each decision about it', async () => {
    for (const network of [1, 2, 3, 4]) await share.load(network, false);
    await share.decide({ share: 20 });
    const { body } = await share.begin('203.0.5.1');
    await share.end(body.id, false);
    expect(await share.read()).toMatchObject({ share: 20, version: 2 });
  });

  it('should be ended by the server in the audit log, even where an administrator reports the last failure', async () => {
    for (const network of [1, 2, 3, 4]) await share.load(network, false);
    expect(await share.load(5, false, share.admin)).toBe(204);
    expect(await share.listDecided()).toHaveLength(1);
  });

  it('should be reported of by each client a few times, also at once', async () => {
    await share.app.dataSource.manager.clear(LimitCounterEntity);
    const { max } = SHARE_LOADS.perClient;
    const answers = await Promise.all(times(max + 5, () => share.begin('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(max);
    expect(answers.every(({ status }) => [201, 429].includes(status))).toBe(true);
  });
});
