import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { toMailboxHash } from '../src/inbox/answers-to/answers-to';
import { BlockedSenderEntity } from '../src/inbox/tables/blocked-sender.entity';
import { ErasedPeople } from '../src/operations/people/erased-people';
import { readPersonTask, runPersonTask } from '../src/operations/people/person-command';
import { PersonErasure } from '../src/operations/people/person-erasure';
import { newId } from '../src/platform/database/columns';
import { sha256 } from '../src/platform/secrets/secrets';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { readAllRows } from './support/all-rows';
import { jpeg, newForm } from './support/photos';
import { BOUNCES_SECRET, reportBounce } from './support/signed-report';
import { ADMIN, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PHONE = '+49 (0)170 7654321';
const DIGITS = '491707654321';
/** By these, earlier releases knew a number. */
const DIGITS_AS_TYPED = '4901707654321';

/** Somebody asks the operator to be deleted. */
describe('A person who is erased (ERASE)', () => {
  let app: TestApp;
  let folder: string;
  let list: string;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', MAIL_BOUNCES_SECRET: BOUNCES_SECRET });
    folder = await mkdtemp(join(tmpdir(), 'ringtag-erased-'));
    list = join(folder, 'backups', 'erased-people');
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const run = async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    await runPersonTask(app.app.nest, readPersonTask(args)!, (text) => void printed.push(text));
    return printed.join('');
  };
  const erase = async (email: string): Promise<string> => {
    const printed = await run(email, '--erase', list);
    await goodbyeIsGone();
    return printed;
  };
  /** Waits for the worker: it removes the goodbye after it was sent. */
  const goodbyeIsGone = async () => {
    while (await app.dataSource.manager.existsBy(OutboxEntity, { template: 'account-deleted' }))
      await new Promise((resolve) => setImmediate(resolve));
  };

  const newOwner = async () => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail('owner')) };
  };
  /** A conversation that this person began, with an address for replies. */
  const begin = async (alias: string, email: string, body = 'Purple umbrella') => {
    const sender = { name: 'Zebedee Quill', email, phone: PHONE };
    const sent = await app.message(alias, { body, sender, answersTo: email.toUpperCase() });
    const { id, conversation: token } = sent.body as { id: string; conversation: string };
    return { id, token, path: `/api/conversation/${token}` };
  };
  const answer = (owner: Visitor, id: string, body: string) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
  const writeOn = async (path: string, body: string) => {
    const form = newForm(
      { body, submission: randomUUID(), latitude: '52.5', longitude: '13.4', accuracy: '5' },
      [await jpeg()],
    );
    return app.visitor().send('POST', `${path}/photos`, form.body, form.headers);
  };

  it('should be left in no table as a sender, while the words of owners stay', async () => {
    const email = newEmail('zebedee');
    const [kept, silent] = [await newOwner(), await newOwner()];
    const talk = await begin(kept.alias, email);
    const unanswered = await begin(silent.alias, email, 'Turquoise glove');
    expect((await answer(kept.owner, talk.id, 'Station at noon')).status).toBe(201);
    expect((await writeOn(talk.path, 'Marzipan o’clock')).status).toBe(201);
    await app.visitor().put(`${talk.path}/phone`, { phone: PHONE });
    await silent.owner.post('/api/blocked-senders', { messageId: unanswered.id });
    const { id: ownerId } = (await kept.owner.get('/api/user/me')).body;
    const formerly = { key: sha256(`phone ${DIGITS_AS_TYPED}`), address: PHONE, messageId: null };
    const createdAt = app.clock.now();
    await app.dataSource.manager.insert(BlockedSenderEntity, {
      ...formerly,
      id: newId(),
      ownerId,
      createdAt,
    });
    await app.visitor().post('/api/auth/sign-in', { email });
    await app.mail.waitFor(email);
    await reportBounce(app, email);
    const traces = [email, 'zebedee', 'quill', '7654321', 'umbrella', 'glove', 'marzipan'];
    traces.push(sha256(`email ${email}`), sha256(`phone ${DIGITS}`), formerly.key);
    const before = await readAllRows(app);
    for (const trace of traces) expect([trace, before.includes(trace)]).toEqual([trace, true]);

    const printed = await erase(`  ${email.toUpperCase()} `);
    const after = await readAllRows(app);
    for (const trace of [...traces, toMailboxHash(talk.id, email)])
      expect([trace, after.includes(trace)]).toEqual([trace, false]);
    expect(printed).toMatch(/conversations +0\n/);
    expect(after.includes('station at noon')).toBe(true);
    const { body: read } = await kept.owner.get(`/api/conversations/${talk.id}`);
    expect(read).toMatchObject({
      end: 'erased',
      senderPhone: null,
      messages: [
        { side: 'sender', body: '' },
        { side: 'owner', body: 'Station at noon' },
        { side: 'sender', body: '', photos: [], place: null },
      ],
    });
    expect((await app.visitor().get(talk.path)).status).toBe(404);
    expect((await answer(kept.owner, talk.id, 'Hello?')).status).toBe(409);
    expect((await silent.owner.get('/api/messages')).body.total).toBe(0);
    const found = async (q: string) => (await kept.owner.get(`/api/messages?q=${q}`)).body.total;
    expect([await found('noon'), await found('marzipan'), await found('zebedee')]).toEqual([1, 0, 0]);
  });

  it('should be left as they are where the list is another file', async () => {
    const [email, file] = [newEmail(), join(folder, 'notes')];
    await app.owner(await app.code(), email);
    await writeFile(file, 'Call the printer');
    await expect(run(email, '--erase', file)).rejects.toThrow('no list of erased people');
    expect(await run(email)).toContain('account\n');
    expect(await readFile(file, 'utf8')).toBe('Call the printer');
  });

  it('should be left in no table as an owner', async () => {
    const email = newEmail('philippa');
    const [alias, other] = [await app.code(), await newOwner()];
    const fields = [{ key: 'phone', value: PHONE, visibility: 'public' }];
    const owner = await app.owner(alias, email, { name: 'Philippa Quince', fields });
    const talk = await begin(alias, newEmail('finder'));
    await answer(owner, talk.id, 'Lilac tulips');
    await begin(other.alias, email, 'Crimson kettle');
    await erase(email);
    const rest = await readAllRows(app);
    for (const trace of [email, 'philippa', 'quince', 'lilac', 'crimson'])
      expect([trace, rest.includes(trace)]).toEqual([trace, false]);
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activatable');
    expect((await owner.get('/api/user/me')).status).toBe(401);
  });

  it('should take nothing from anybody else, not even with a similar address', async () => {
    const email = newEmail('bea');
    const others = [`x${email}`, email.replace('@', '+1@'), email.replace('.com', '.org')];
    const { alias } = await newOwner();
    for (const address of others) await begin(alias, address);
    await begin(alias, email);
    await erase(email);
    const rest = await readAllRows(app);
    expect(others.filter((address) => !rest.includes(address))).toEqual([]);
  });

  it('should remain as a keyed hash, in the audit log and in the list, which is for its owner alone', async () => {
    const email = newEmail('hashed');
    await erase(email);
    const hash = app.app.nest.get(ErasedPeople).toHash(email);
    const [entry] = await app.dataSource.manager.find(AuditEntryEntity, {
      where: { action: 'person-erased' },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(entry).toMatchObject({ subjectId: null, changes: { person: { old: null, new: hash } } });
    expect(hash).not.toContain(sha256(email).slice(0, 10));
    expect((await readFile(list, 'utf8')).trim().split('\n').at(-1)).toMatch(new RegExp(`^${hash} 20`));
    expect(((await stat(list)).mode & 0o777).toString(8)).toBe('600');
  });

  it('should be erased again after a restore, without what came after, for all in the list', async () => {
    const [first, second] = [newEmail('restored'), newEmail('restored')];
    const { alias, owner } = await newOwner();
    const old = await begin(alias, first, 'Before the restore');
    await app.member(undefined, second);
    const file = join(folder, 'restored');
    app.clock.advance(60_000);
    for (const email of [first, second])
      await app.app.nest.get(ErasedPeople).add(file, email, app.clock.now());
    app.clock.advance(60_000);
    const back = await begin(alias, first, 'After the erasure');
    const goodbyes = { template: 'account-deleted' } as const;
    expect(await run('--repeat', file)).toBe('Erased again: 2 of 2 in the list\n');
    expect(await app.dataSource.manager.countBy(OutboxEntity, goodbyes)).toBe(0);
    const { items } = (await owner.get('/api/messages')).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([back.id]);
    expect((await app.visitor().get(old.path)).status).toBe(404);
    expect((await readAllRows(app)).includes(second)).toBe(false);
  });

  it('should keep an account that was made after the erasure', async () => {
    const email = newEmail('again');
    const file = join(folder, 'again');
    await app.app.nest.get(ErasedPeople).add(file, email, app.clock.now());
    app.clock.advance(60_000);
    const { visitor } = await app.member(undefined, email);
    await run('--repeat', file);
    expect((await visitor.get('/api/user/me')).status).toBe(200);
  });

  it('should be gone after erasures at the same time, while people go on writing', async () => {
    const email = newEmail('busy');
    const { alias, owner } = await newOwner();
    const talks = [];
    for (let i = 0; i < 4; i += 1) talks.push(await begin(alias, email, `Umbrella ${i}`));
    const people = app.app.nest.get(PersonErasure);
    const until = app.clock.now();
    await Promise.all([
      people.erase(email, until),
      people.erase(email, until),
      ...talks.map(({ id }) => answer(owner, id, 'Where?')),
      ...talks.map(({ path }) => writeOn(path, 'Here')),
    ]);
    await people.erase(email, until);
    expect((await readAllRows(app)).includes(email)).toBe(false);
  });

  it('should keep nobody else in the list from being erased again, where one is the last administrator', async () => {
    const file = join(folder, 'with-administrator');
    const email = newEmail('restored');
    await app.member(undefined, email);
    for (const each of [ADMIN.email, email])
      await app.app.nest.get(ErasedPeople).add(file, each, app.clock.now());
    await expect(run('--repeat', file)).rejects.toThrow('last administrator');
    expect((await readAllRows(app)).includes(email)).toBe(false);
  });

  it('should not be the last administrator', async () => {
    const before = await readFile(list, 'utf8');
    await expect(erase(ADMIN.email)).rejects.toThrow('last administrator');
    // Else a repeat would delete the account as soon as there is another one.
    expect(await readFile(list, 'utf8')).toBe(before);
  });

  it('should be counted by a number too, in any spelling, and not more', async () => {
    const phone = '+49 (0)30 90 18 20';
    const { alias } = await newOwner();
    await app.message(alias, { body: 'Secret words', sender: { phone } });
    await app.owner(await app.code(), newEmail(), {
      name: 'Ann',
      fields: [
        { key: 'phone', value: '(030) 901-820', visibility: 'private' },
        { key: 'country', value: 'Deutschland', visibility: 'private' },
      ],
    });
    const printed = await run('+49 30/901820');
    expect(printed).toMatch(/conversations +1\n[^]*profiles +1\n/);
    expect(printed).not.toContain('Secret');
    for (const option of ['--export', '--erase'])
      expect(() => readPersonTask([phone, option, ...(option === '--erase' ? [list] : [])])).toThrow(
        'proved',
      );
  });
});
