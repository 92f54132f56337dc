import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { jpeg } from './support/photos';
import { beginTalk, countAttachments, type Talk } from './support/talk';
import { TestApp } from './support/test-app';

describe('Photos and places when a conversation ends (UPL-2)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const begin = () => beginTalk(app);
  const stored = (id: string) => countAttachments(app, id);

  it.each(['message', 'bulk', 'account', 'retention'])(
    'should leave nothing when it is deleted (%s) (UPL-2)',
    async (way) => {
      const [talk, other] = [await begin(), await begin()];
      const files = [await jpeg(), await jpeg()];
      const fields = { latitude: '52.5', longitude: '13.4', accuracy: '5' };
      for (const each of [talk, other]) {
        const { body } = await each.send(fields, files);
        expect([body.photos.length, await stored(each.id)]).toEqual([2, [2, 1]]);
      }
      const { photos } = (await talk.read()).messages[1];
      if (way === 'message') await talk.owner.delete(`/api/messages/${talk.id}`);
      if (way === 'bulk')
        await talk.owner.post('/api/messages/bulk', { ids: [talk.id, other.id], action: 'delete' });
      if (way === 'account') {
        const mails = app.mail.to(talk.email).length;
        const { body } = await talk.owner.post('/api/user/confirmation', { purpose: 'delete-account' });
        const code = await app.mail.codeAfter(talk.email, mails);
        await talk.owner.post('/api/user/delete', { challengeId: body.challengeId, code });
      }
      if (way === 'retention') {
        const admin = await app.admin();
        const { body } = await admin.get('/api/settings');
        const old = new Date(app.clock.now().getTime() - 400 * 86_400_000);
        await app.dataSource.query(`UPDATE messages SET createdAt = ?, activeAt = ? WHERE id = ?`, [
          toColumn(old),
          toColumn(old),
          talk.id,
        ]);
        await admin.put('/api/settings', { ...body, messageRetentionDays: 365 });
        await app.app.nest.get(Housekeeping).sweep();
        const now = (await admin.get('/api/settings')).body;
        await admin.put('/api/settings', { ...body, version: now.version });
      }
      expect(await stored(talk.id)).toEqual([0, 0]);
      expect((await talk.get(photos[0].id)).status).toBe(404);
      expect(await stored(other.id)).toEqual([2, 1]);
    },
  );
  const toColumn = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '');

  it('should stay with the owner alone when the code is given up, or the sender is blocked (UPL-2)', async () => {
    for (const way of ['give up', 'block']) {
      const talk = await begin();
      const [photo] = (await talk.send({}, [await jpeg()])).body.photos;
      if (way === 'give up') await talk.owner.post(`/api/scan/${talk.alias}/unactivate`);
      else await talk.owner.post('/api/blocked-senders', { messageId: talk.id });
      expect([(await talk.get(photo.id)).status, (await talk.get(photo.id, talk.owner)).status]).toEqual([
        404, 200,
      ]);
      expect((await talk.send({}, [await jpeg()])).status).toBe(404);
      expect((await talk.answer({}, [await jpeg()])).status).toBe(409);
    }
  });

  it.each<[string, (talk: Talk) => Promise<unknown>]>([
    ['deleted', ({ owner, id }) => owner.delete(`/api/messages/${id}`)],
    ['given up', ({ owner, alias }) => owner.post(`/api/scan/${alias}/unactivate`)],
    ['blocked', ({ owner, id }) => owner.post('/api/blocked-senders', { messageId: id })],
    ['given another link', ({ owner, paths }) => owner.post(`${paths.owner}/link`)],
  ])('should be stored with its message or not at all while that is %s (UPL-2)', async (_, end) => {
    const talk = await begin();
    const photo = await jpeg(300, 300);
    const [statuses] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => talk.send({ body: 'x' }, [photo]))).then((answers) =>
        answers.map(({ status }) => status),
      ),
      end(talk),
    ]);
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);
    const taken = statuses.filter((status) => status === 201).length;
    const { status, body } = await talk.owner.get(talk.paths.owner);
    expect(await stored(talk.id)).toEqual([status === 404 ? 0 : taken, 0]);
    if (status === 200) expect(body.messageCount).toBe(1 + taken);
  });

  it('should be in the export of the owner: photos by their address, places as they are', async () => {
    const talk = await begin();
    const { photos } = (
      await talk.send({ latitude: '52.5', longitude: '13.4', accuracy: '5' }, [await jpeg()])
    ).body;
    const { body } = await talk.owner.get('/api/user/export');
    const [written] = body.messages[0].conversation;
    expect(written).toMatchObject({
      body: '',
      photos: [
        expect.stringMatching(new RegExp(`^https?://[^/]+${talk.paths.owner}/photos/${photos[0].id}$`)),
      ],
      place: { latitude: 52.5, longitude: 13.4, accuracy: 5, about: false },
    });
    expect((await talk.owner.get(new URL(written.photos[0] as string).pathname)).status).toBe(200);
  });
});
