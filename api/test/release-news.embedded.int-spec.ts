import { EventReader } from './support/event-reader';
import { ShareOfRelease } from './support/share-of-release';
import { beginTalk } from './support/talk';
import type { Visitor } from './support/visitor';

describe('A decision about a release', () => {
  let share: ShareOfRelease;
  beforeAll(async () => (share = await ShareOfRelease.start()));
  const readers: EventReader[] = [];
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
  afterAll(() => share.app.stop());

  const open = async (visitor: Visitor, options: Parameters<typeof EventReader.open>[1] = {}) => {
    const reader = await EventReader.open(visitor, options);
    readers.push(reader);
    return reader;
  };

  it('should be told to the open pages of all who are signed in, and to no sender', async () => {
    const talk = await beginTalk(share.app);
    const people = [talk.owner, (await share.app.member()).visitor, share.admin];
    const streams = await Promise.all(people.map((visitor) => open(visitor)));
    const sender = await open(share.app.visitor(), { path: `/api/conversation/${talk.token}/events` });
    await Promise.all([...streams, sender].map((stream) => stream.first(1)));
    await share.decide({ share: 20 });
    for (const stream of streams) expect(await stream.first(2)).toEqual(['read-again', 'releases-changed']);
    await talk.owner.put(`${talk.paths.owner}/solved`);
    expect(await sender.first(2)).toEqual(['read-again', 'changed']);
  });

  it('should be told to a page that was away meanwhile', async () => {
    const { visitor } = await share.app.member();
    const reader = await open(visitor);
    await reader.first(1);
    const after = reader.events[0]!.id;
    await reader.close();
    await share.decide({ share: 30 });
    const again = await open(visitor, { after });
    expect(await again.first(1)).toEqual(['releases-changed']);
  });

  it('should be told where the server itself decides', async () => {
    const reader = await open((await share.app.member()).visitor);
    await reader.first(1);
    for (const network of [1, 2, 3, 4, 5]) await share.load(network, false);
    expect((await reader.first(2))[1]).toBe('releases-changed');
    expect(await share.read()).toMatchObject({ share: 0 });
  });
});
