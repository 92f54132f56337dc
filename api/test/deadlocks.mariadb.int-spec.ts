import { randomUUID } from 'node:crypto';
import { PLAIN_DESIGN } from '@ringtag/qr';
import type { DatabaseServer } from '@ringtag/tools/mysql';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { giveUp, make, newMaker, offerDigital } from './support/digital-codes';
import { startServer } from './support/server-database';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PARALLEL = 16;
const CODES = 8;

/** Its own server, because a server counts the deadlocks of all that use it, and other tests make some on purpose. */
describe('Order of locks', () => {
  let server: DatabaseServer;
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    server = await startServer();
    const DATABASE_URL = await server.createDatabase('deadlocks');
    app = await TestApp.start({ DATABASE_URL, TRUST_PROXY: '1', MAILS_PER_CLIENT: '10000' });
    admin = await app.admin();
    const { body } = await admin.get('/api/settings');
    const settings = {
      ...body,
      activationLimit: 1000,
      messagesPerSender: 20,
      messagesPerCode: 500,
      messageRetentionDays: 3650,
    };
    expect((await admin.put('/api/settings', settings)).status).toBe(200);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  /** Somebody with several codes, and the form of each, old enough to be sent. */
  const inbox = async (codes = CODES) => {
    const [first, ...others] = (await app.codes(codes)) as [string, ...string[]];
    const owner = await app.owner(first, newEmail());
    for (const alias of others) await owner.post(`/api/scan/${alias}/activate`);
    const forms = [];
    for (const alias of [first, ...others])
      forms.push({ alias, formToken: (await app.visitor().get(`/api/scan/${alias}`)).body.formToken });
    app.clock.advance(2000);
    return { owner, aliases: [first, ...others], forms };
  };
  let sent = 0;
  const newAddress = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const send = ({ alias, formToken }: { alias: string; formToken: string }, address = newAddress()) => {
    sent += 1;
    const from = { 'x-forwarded-for': address };
    const kind = sent % 2 ? 'message' : 'feedback';
    return app.visitor().post(`/api/scan/${alias}/messages`, { kind, body: `No. ${sent}`, formToken }, from);
  };

  const deadlocks = async () => {
    const sql = "SELECT COUNT AS count FROM INFORMATION_SCHEMA.INNODB_METRICS WHERE NAME = 'lock_deadlocks'";
    const [row] = await app.dataSource.query<{ count: string }[]>(sql);
    return Number(row?.count);
  };

  /** Runs all at once, each so many times in a row; answers how often the server answered what. */
  const atOnce = async (times: number, works: ((round: number) => Promise<Answer | void>)[]) => {
    const before = await deadlocks();
    const statuses: Record<number, number> = {};
    const loop = async (work: (round: number) => Promise<Answer | void>) => {
      for (let round = 0; round < times; round += 1) {
        const { status = 200 } = (await work(round)) ?? {};
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(works.map(loop));
    return { statuses, deadlocks: (await deadlocks()) - before };
  };

  it('should hold when many write to the codes of one owner', async () => {
    const { forms } = await inbox();
    // From four addresses: how much each sent to all codes is counted in one row.
    const writers = Array.from(
      { length: PARALLEL },
      (_, i) => (round: number) => send(forms[(i + round) % CODES]!, `192.0.2.${i % 4}`),
    );
    expect(await atOnce(20, writers)).toEqual({ statuses: { 201: PARALLEL * 20 }, deadlocks: 0 });
  });

  it('should hold when an owner tidies up, codes change hands and housekeeping runs meanwhile', async () => {
    const { owner, forms, aliases } = await inbox();
    for (const form of forms) for (let i = 0; i < 5; i += 1) await send(form);
    const { body } = await owner.get('/api/messages?pageSize=40');
    const ids: string[] = body.items.map(({ id }: { id: string }) => id);
    const { items } = (await owner.get('/api/my-codes?pageSize=20')).body;
    const other = (await inbox()).owner;
    const passedOn = (await app.codes(PARALLEL)) as string[];
    const housekeeping = app.app.nest.get(Housekeeping);
    const counter = app.app.nest.get(ScanCounter);
    const bulk = (action: string, selection: object) =>
      owner.post('/api/messages/bulk', { action, ...selection });
    let taken = 0;
    const { statuses, ...rest } = await atOnce(15, [
      ...Array.from({ length: 6 }, (_, i) => async (round: number) => {
        const answer = await send(forms[(i + round) % CODES]!);
        taken += Number(answer.status === 201);
        return answer;
      }),
      (round) => owner.patch(`/api/messages/${ids[round]!}`, { read: true }),
      (round) => owner.patch(`/api/messages/${ids[39 - round]!}`, { archived: true }),
      (round) => bulk(round % 2 ? 'read' : 'unread', { filter: {} }),
      (round) => bulk(round % 2 ? 'archive' : 'unarchive', { ids: [...ids].reverse().slice(0, 20) }),
      (round) => owner.delete(`/api/messages/${ids[15 + round]!}`),
      (round) =>
        owner.patch(`/api/my-codes/${items[round % CODES].id}`, { label: `${round}`, status: 'active' }),
      (round) => owner.put('/api/profile', { name: `Ann ${round}`, fields: [] }),
      (round) => other.post(`/api/scan/${passedOn[round]!}/activate`),
      (round) => other.post(`/api/scan/${passedOn[round]!}/unactivate`),
      (round) => other.post(`/api/scan/${aliases[round % CODES]!}/unactivation-request`, {}),
      async () => {
        for (const alias of aliases) await app.visitor().get(`/api/scan/${alias}`);
        await counter.flush();
      },
      async () => housekeeping.sweep(),
    ]);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(taken).toBe(6 * 15);
    expect(rest).toEqual({ deadlocks: 0 });
  });

  it('should hold when both sides go on in conversations while the owner tidies up', async () => {
    const { owner, forms, aliases } = await inbox();
    const begun: { id: string; conversation: string }[] = [];
    for (const form of forms) begun.push((await send(form)).body);
    const ids = begun.map(({ id }) => id);
    const place = { latitude: 52.5, longitude: 13.4, accuracy: 20, about: false };
    const newText = () => ({ body: 'On the bench', submission: randomUUID() });
    const other = (await inbox()).owner;
    const bulk = (action: string) => owner.post('/api/messages/bulk', { action, filter: {} });
    let taken = 0;
    const { statuses, ...rest } = await atOnce(6, [
      // From four addresses: how much each wrote in all conversations is counted in one row.
      ...Array.from({ length: PARALLEL }, (_, i) => async (round: number) => {
        const path = `/api/conversation/${begun[(i + round) % CODES]!.conversation}/messages`;
        const from = { 'x-forwarded-for': `192.0.2.${i % 4}` };
        const answer = await app.visitor().post(path, { ...newText(), place }, from);
        taken += Number(answer.status === 201);
        return answer;
      }),
      ...[0, 4].map(
        (first) => (round: number) =>
          owner.post(`/api/conversations/${ids[(first + round) % CODES]!}/messages`, newText()),
      ),
      (round) => owner.post(`/api/conversations/${ids[round]!}/seen`, { count: 1 }),
      (round) => bulk(round % 2 ? 'read' : 'unread'),
      (round) => bulk(round % 2 ? 'archive' : 'unarchive'),
      (round) => send(forms[round]!),
      (round) => other.post(`/api/scan/${aliases[round]!}/unactivation-request`, {}),
      async () => app.app.nest.get(Housekeeping).sweep(),
    ]);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(taken).toBe(PARALLEL * 6);
    expect(rest).toEqual({ deadlocks: 0 });
    expect(await app.findBrokenRules()).toEqual([]);
  });

  it('should hold when somebody signs in, changes and deletes one account at once', async () => {
    const accounts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { visitor, id, email } = await app.member('a good pass phrase');
        return { visitor, id, email };
      }),
    );
    const works = accounts.flatMap(({ visitor, id, email }, nth) => {
      const password = 'a good pass phrase';
      return [
        () => app.visitor().post('/api/auth/sign-in', { email, password }),
        () => visitor.post('/api/user/sessions/revoke-others'),
        (round: number) => visitor.put('/api/profile', { name: `Ann ${round}`, fields: [] }),
        (round: number) => admin.patch(`/api/users/${id}`, { activationLimit: round + 1 }),
        (round: number) =>
          round === 6 + nth
            ? visitor.post('/api/user/delete', { password })
            : visitor.post('/api/profile/password', { currentPassword: password, password }),
      ] as ((round: number) => Promise<Answer>)[];
    });
    const { statuses, ...rest } = await atOnce(10, works);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(rest).toEqual({ deadlocks: 0 });
  });

  it('should count right when accounts are deleted whose codes are moved meanwhile', async () => {
    const projects: string[] = [];
    for (const name of ['Here', 'There'])
      projects.push((await admin.post('/api/projects', { name })).body.id);
    const { body } = await admin.post(`/api/projects/${projects[0]}/items`, { count: 60 });
    const aliases: string[] = body.items.map(({ alias }: { alias: string }) => alias);
    const owners: Visitor[] = [];
    for (let at = 0; at < aliases.length; at += 5) {
      const { visitor } = await app.member('a good pass phrase');
      await visitor.put('/api/profile', { name: 'Ann', fields: [] });
      for (const alias of aliases.slice(at, at + 5)) await visitor.post(`/api/scan/${alias}/activate`);
      owners.push(visitor);
    }
    let left = owners.length;
    const move = async () => {
      for (let round = 0; left > 0; round += 1) {
        const changes = { projectId: projects[(round + 1) % 2] };
        await admin.post(`/api/projects/${projects[round % 2]}/items/bulk`, { filter: {}, changes });
      }
    };
    const leave = async () => {
      const answers = [];
      for (const owner of owners) {
        answers.push((await owner.post('/api/user/delete', { password: 'a good pass phrase' })).status);
        left -= 1;
      }
      return answers;
    };
    const [statuses] = await Promise.all([leave(), move()]);
    expect(statuses).toEqual(owners.map(() => 204));
    expect(await app.findBrokenRules()).toEqual([]);
  });

  it('should hold when administrators change, move, add and delete codes at once', async () => {
    const projects: string[] = [];
    for (const name of ['One', 'Two']) projects.push((await admin.post('/api/projects', { name })).body.id);
    const [one, two] = projects as [string, string];
    for (const id of projects) await admin.post(`/api/projects/${id}/items`, { count: 50 });
    const letters = [...'ABCDEFGHJKMN'];
    const aliases = letters.flatMap((a) => letters.map((b) => ({ alias: `LATCH-${a}${b}` })));
    const presets: string[] = [];
    const { body: some } = await admin.get(`/api/projects/${one}/items?pageSize=1`);
    for (const name of ['A', 'B', 'C']) {
      const { body } = await admin.post('/api/presets', { name, design: PLAIN_DESIGN });
      presets.push(body.id);
    }
    const member = await app.member();
    const change = (project: string, changes: object) =>
      admin.post(`/api/projects/${project}/items/bulk`, { filter: {}, changes });
    const { statuses, ...rest } = await atOnce(8, [
      () => change(one, { projectId: two }),
      () => change(two, { projectId: one }),
      (round) => change(one, { activatable: round % 2 === 0 }),
      (round) => change(two, { viewOnly: round % 2 === 0 }),
      () => admin.post(`/api/projects/${one}/items`, { count: 20 }),
      () => admin.post(`/api/projects/${two}/items`, { count: 20 }),
      () => admin.post(`/api/projects/${one}/items`, { items: aliases }),
      () => admin.post(`/api/projects/${two}/items`, { items: [...aliases].reverse() }),
      () => member.visitor.post(`/api/scan/${some.items[0].alias}/activate`),
      (round) => admin.patch(`/api/presets/${presets[round % 3]!}`, { isDefault: true }),
      (round) => admin.patch(`/api/presets/${presets[(round + 1) % 3]!}`, { isDefault: true }),
      async (round) => {
        const { body } = await admin.post('/api/projects', { name: `Short ${round}` });
        await admin.post(`/api/projects/${body.id}/items`, { count: 5 });
        await admin.put(`/api/projects/${body.id}/set-selected-project`);
        return admin.delete(`/api/projects/${body.id}`);
      },
    ]);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(rest).toEqual({ deadlocks: 0 });
  });

  it('should hold when digital codes are made, scanned, moved and given up at once', async () => {
    const one = await offerDigital(admin);
    const { id: two } = (await admin.post('/api/projects', { name: 'Two' })).body;
    const makers = await Promise.all(Array.from({ length: CODES }, () => newMaker(app, 50)));
    const counter = app.app.nest.get(ScanCounter);
    const { statuses, ...rest } = await atOnce(5, [
      ...makers.map(({ visitor }) => async () => {
        const { alias } = (await make(visitor)).body;
        await app.visitor().get(`/api/scan/${alias}`);
        return giveUp(visitor, alias);
      }),
      () => admin.post(`/api/projects/${one}/items/bulk`, { filter: {}, changes: { projectId: two } }),
      () => admin.post(`/api/projects/${one}/items`, { count: 20 }),
      async () => {
        await counter.flush();
        return admin.get(`/api/projects/${two}`);
      },
    ]);
    expect(statuses).toEqual({ 200: 10, 201: 5, 204: CODES * 5 });
    expect(rest).toEqual({ deadlocks: 0 });
    expect(await app.findBrokenRules()).toEqual([]);
  });
});
