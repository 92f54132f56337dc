import { BACKGROUND_HEADER, MINUTE, SESSION } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { EventReader } from './support/event-reader';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The session of a stream of events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  const readers: EventReader[] = [];
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
  afterAll(() => app.stop());

  const open = async (visitor: Visitor) => {
    const reader = await EventReader.open(visitor);
    readers.push(reader);
    return reader;
  };
  const sessions = (userId: string) =>
    app.dataSource.manager.find(SessionEntity, { where: { userId }, order: { id: 'ASC' } });

  it('should be no use of the session, nor be a read in the background (SES-10)', async () => {
    const { id, visitor } = await app.member();
    const seen = async () => (await sessions(id))[0]!.lastSeenAt.getTime();
    const before = await seen();
    app.clock.advance(2 * SESSION.rotateEvery);
    const { cookie } = visitor;
    await (await open(visitor)).first(1);
    expect((await visitor.get('/api/messages', { [BACKGROUND_HEADER]: '1' })).status).toBe(200);
    expect([await seen(), visitor.cookie]).toEqual([before, cookie]);
    // A person's own call is.
    expect((await visitor.get('/api/messages')).status).toBe(200);
    expect(await seen()).toBeGreaterThan(before);
    expect(visitor.cookie).not.toBe(cookie);
  });

  it('should prolong nothing that a person changes "in the background"', async () => {
    const { id, visitor } = await app.member();
    const before = (await sessions(id))[0]!.lastSeenAt;
    app.clock.advance(SESSION.touchLongEvery);
    const headers = { [BACKGROUND_HEADER]: '1' };
    await visitor.send('PATCH', '/api/user/me', { locale: 'de' }, headers);
    expect((await sessions(id))[0]!.lastSeenAt.getTime()).toBeGreaterThan(before.getTime());
  });

  describe('and its end', () => {
    const ends = async (reader: EventReader) => {
      expect(await reader.closed).toBe('ended');
      expect(reader.names.at(-1)).toBe('session-ended');
    };

    it('should close it at the sign-out', async () => {
      const { visitor } = await app.member();
      const reader = await open(visitor);
      await visitor.get('/api/auth/sign-out', { 'x-requested-with': 'test' });
      await ends(reader);
    });

    it('should close it at the sign-out of one device and of all others', async () => {
      const [here, there] = [app.visitor(), app.visitor()];
      const { email, id } = await app.member('correct horse battery');
      for (const each of [here, there])
        await each.post('/api/auth/sign-in', { email, password: 'correct horse battery' });
      const [ours, theirs] = [await open(here), await open(there)];
      const [, , last] = await sessions(id);
      expect((await here.delete(`/api/user/sessions/${last!.id}`)).status).toBe(204);
      await ends(theirs);
      await there.post('/api/auth/sign-in', { email, password: 'correct horse battery' });
      const again = await open(there);
      expect((await here.post('/api/user/sessions/revoke-others')).status).toBe(204);
      await ends(again);
      expect(ours.names).toEqual(['read-again']);
    });

    it('should close it at a block, and at the deletion of the account (SES-10)', async () => {
      const admin = await app.admin();
      const blocked = await app.member();
      const reader = await open(blocked.visitor);
      expect((await admin.patch(`/api/users/${blocked.id}`, { blocked: true })).status).toBe(200);
      await ends(reader);
      const gone = await app.member('correct horse battery');
      const last = await open(gone.visitor);
      const deleted = await gone.visitor.post('/api/user/delete', { password: 'correct horse battery' });
      expect(deleted.status).toBe(204);
      await ends(last);
    });

    it('should close it at the end without a request, and not before (SES-10)', async () => {
      const admin = await app.admin();
      const reader = await open(admin);
      await reader.first(1);
      app.clock.advance(20 * MINUTE);
      await admin.get('/api/user/me');
      app.clock.advance(20 * MINUTE);
      expect((await admin.get('/api/messages', { [BACKGROUND_HEADER]: '1' })).status).toBe(200);
      expect(reader.names).toEqual(['read-again']);
      app.clock.advance(11 * MINUTE);
      await ends(reader);
    });

    it('should close it at the end that a setting has brought nearer', async () => {
      const { visitor } = await app.member();
      const reader = await open(visitor);
      app.clock.advance(2 * SESSION.rotateEvery);
      const admin = await app.admin();
      const { body } = await admin.get('/api/settings');
      const shorter = await admin.put('/api/settings', { ...body, ownerSessionIdleDays: 1 });
      expect(shorter.status).toBe(200);
      await ends(reader);
      expect((await admin.put('/api/settings', { ...body, version: shorter.body.version })).status).toBe(200);
    });

    it('should close it at a new secret, whoever holds the stream', async () => {
      const { visitor, id } = await app.member('correct horse battery');
      const reader = await open(visitor);
      const changed = await visitor.post('/api/profile/password', {
        currentPassword: 'correct horse battery',
        password: 'another horse battery',
      });
      expect(changed.status).toBeLessThan(300);
      await ends(reader);
      expect(await sessions(id)).toHaveLength(1);
      await (await open(visitor)).first(1);
    });

    it('should close it when somebody ended it in the database, without a word', async () => {
      const { visitor, id } = await app.member();
      const reader = await open(visitor);
      await reader.first(1);
      await app.dataSource.manager.update(UserEntity, { id }, { blockedAt: app.clock.now() });
      app.clock.advance(MINUTE);
      await ends(reader);
    });
  });
});
