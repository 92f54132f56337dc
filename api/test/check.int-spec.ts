import { randomUUID } from 'node:crypto';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { PushService } from '@ringtag/tools/push-service';
import uniqBy from 'lodash/uniqBy';
import type { EntityManager } from 'typeorm';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { assertInvariants, findBrokenRules } from '../src/operations/check/assert-invariants';
import { INVARIANTS } from '../src/operations/check/invariants';
import { StartError } from '../src/platform/start-error';
import { NOBODY } from './support/access-rules';
import { jpeg } from './support/photos';
import { newBuild, newUploader } from './support/releases';
import { BREAKS, CLASSES, OF_ACCOUNT } from './support/rule-breaks';
import { sendForm } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const TEXTS = { description: '', messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };
const TEMPLATE = { ...TEXTS, language: 'en', title: 'My keys' };

const STATES_OF_MAIL = 'An email has a sent time exactly when it was sent, and a lease only while it waits';
const setMails = (status: string, sentAt: string, leaseOwner: string, leaseUntil: string) =>
  `UPDATE outbox SET status = '${status}', sentAt = ${sentAt}, leaseOwner = ${leaseOwner}, leaseUntil = ${leaseUntil}`;

const OWNED = 'A code with an owner has a current activation by that owner; a free code has none';
const CURRENT = 'An activation belongs to a code, and is its current one until it ends';
const MADE = 'What an owner made for a code is deleted when the activation ends';
const TIMES = 'A code stores how often it was activated';
const DIGITAL =
  'A digital code has an owner: it is deleted when its activation ends, and no other code gets its alias';
const setEnded = (what: string) => `UPDATE activations SET ${what} WHERE endedAt IS NOT NULL`;
const UNREAD = ['An activation stores the number of its unread messages that are not archived', CLASSES];
const setCurrent = (id: string) => `UPDATE items SET currentActivationId = ${id} WHERE ownerId IS NOT NULL`;
const setHeld = (what: string) => `UPDATE activations SET ${what} WHERE endedAt IS NULL`;

/** More statements, each with the rules that it breaks. Some break none. */
const MORE: [what: string, sql: string, rules: string[]][] = [
  ['an email that was sent at no time', setMails('sent', 'NULL', 'NULL', 'NULL'), [STATES_OF_MAIL]],
  ['an email that waits, but was sent', setMails('queued', 'nextAt', 'NULL', 'NULL'), [STATES_OF_MAIL]],
  ['a lease of a sent email', setMails('sent', 'nextAt', "'it'", 'nextAt'), [STATES_OF_MAIL]],
  ['that an email is being sent', setMails('queued', 'NULL', "'it'", 'nextAt'), []],
  ['that an email was sent', setMails('sent', 'nextAt', 'NULL', 'NULL'), []],
  [
    'a place in another conversation',
    'UPDATE conversation_places SET conversationId = (SELECT id FROM conversations WHERE messageCount = 1)',
    ['A photo or a place belongs to a message of its conversation'],
  ],
  [
    'texts for an activation that has ended',
    'UPDATE templates SET activationId = (SELECT id FROM activations WHERE endedAt IS NOT NULL)',
    [MADE],
  ],
  ['a card of nobody', `INSERT INTO cards VALUES ('${NOBODY}', '{}')`, [MADE]],
  ['messages that were read', 'UPDATE messages SET readAt = createdAt', UNREAD],
  ['messages that were archived', 'UPDATE messages SET archivedAt = createdAt', UNREAD],
  ['a code with an owner and no activation', setCurrent('NULL'), [OWNED, CURRENT]],
  ['a current activation that is none', setCurrent(`'${NOBODY}'`), [OWNED, CURRENT]],
  [
    'a current activation by somebody else',
    setHeld(`userId = '${NOBODY}'`),
    [OWNED, 'A message belongs to an activation by its owner'],
  ],
  ['a current activation that has ended', setHeld('endedAt = activatedAt'), [OWNED, MADE]],
  [
    'a current activation of another code',
    setHeld('itemId = (SELECT id FROM items WHERE ownerId IS NULL)'),
    [OWNED, CURRENT, TIMES],
  ],
  ['a digital code with an owner', 'UPDATE items SET digital = TRUE WHERE ownerId IS NOT NULL', []],
  ['a deleted code that is there', setEnded("deletedAlias = 'GONE23'"), [DIGITAL]],
  [
    'the alias of a deleted code',
    setEnded(`itemId = '${NOBODY}', deletedAlias = (SELECT alias FROM items WHERE ownerId IS NULL)`),
    [DIGITAL, TIMES],
  ],
  ['an activation of no code', setEnded(`itemId = '${NOBODY}'`), [CURRENT, TIMES]],
  [
    'an activation of a digital code that was deleted',
    `UPDATE activations SET deletedAlias = 'GONE23', itemId = '${NOBODY}' WHERE endedAt IS NOT NULL`,
    [TIMES],
  ],
];

/** The columns that name an account. */
const ACCOUNT = ['userId', 'ownerId', 'requesterId'];
/** Tables that keep such a name when the account is gone: what was, and what ends soon by itself. */
const OUTLIVE_ACCOUNTS = ['activations', 'challenges', 'outbox'];

/** Nothing listens there. */
const NO_SERVICE = 'http://127.0.0.1:9';

describe('admin -- check', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ PUSH_TEST_SERVICE_URL: NO_SERVICE });
    await fill();
  });
  afterAll(() => app.stop());

  /** Rows in each table that a rule names. */
  async function fill(): Promise<void> {
    const [alias, other, free] = await app.codes(3);
    const owner = await app.owner(alias!, newEmail());
    expect((await owner.put(`/api/scan/${alias}/template`, TEMPLATE)).status).toBe(200);
    await chooseAlerts(owner);
    const { body: sent } = await app.message(alias!);
    // Another conversation, of somebody else.
    const neighbour = await app.owner(other!, newEmail());
    await app.message(other!);
    for (const action of ['activate', 'unactivate']) await neighbour.post(`/api/scan/${free}/${action}`);
    const place = { latitude: '52.5', longitude: '13.4', accuracy: '5' };
    const path = `/api/conversation/${sent.conversation}/photos`;
    // Later than the first one.
    app.clock.advance(1);
    const more = await sendForm(app.visitor(), path, { body: 'One more thing', ...place }, [await jpeg()]);
    expect(more.status).toBe(201);
    await (await app.member()).visitor.post(`/api/scan/${alias}/unactivation-request`);
    await app.dataSource.query(
      `INSERT INTO page_reports (id, itemId, activationId, reason, createdAt)
       SELECT id, itemId, id, 'Fraud', activatedAt FROM activations WHERE endedAt IS NULL`,
    );
    await app.dataSource.query(
      `INSERT INTO helpers (id, activationId, seat, email, userId, locale, mails, invitedAt, consentedAt)
       SELECT id, id, 1, 'helper@example.com', userId, 'en', TRUE, activatedAt, activatedAt
       FROM activations WHERE endedAt IS NULL`,
    );
    await app.dataSource.query('UPDATE activations SET helped = TRUE WHERE endedAt IS NULL');
    const admin = await app.admin();
    for (const name of ['Red', 'Blue'])
      expect((await admin.post('/api/presets', { name, design: PLAIN_DESIGN })).status).toBe(201);
    await (await newUploader(app, admin)).upload(newBuild(7));
    const { body } = await admin.get('/api/settings');
    expect((await admin.put('/api/settings', body)).status).toBe(200);
  }

  /** What a device and a choice of alerts leave in tables, once a message has come. */
  async function chooseAlerts(owner: Visitor): Promise<void> {
    const endpoint = `${NO_SERVICE}/${randomUUID()}`;
    const device = { ...new PushService().device(), endpoint, showsTexts: false };
    expect((await owner.put('/api/push', device)).status).toBe(200);
    const [code] = (await owner.get('/api/my-codes')).body.items;
    const request = { kind: 'request', mail: true, push: true };
    expect((await owner.put(`/api/my-codes/${code.id}/alerts`, request)).status).toBe(200);
  }

  const readRules = async (manager: EntityManager) =>
    (await findBrokenRules(manager)).map(({ rule }) => rule).sort();

  /** Runs a statement, answers the rules that are broken then, and undoes it. */
  async function breakBy(sql: string): Promise<string[]> {
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(sql);
      return await readRules(runner.manager);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  it('should print that every rule holds', async () => {
    const printed: string[] = [];
    await assertInvariants(app.dataSource, (text) => printed.push(text));
    expect(printed).toEqual([
      ...INVARIANTS.map(({ rule }) => `holds   ${rule}\n`),
      `All ${INVARIANTS.length} rules hold\n`,
    ]);
  });

  it('should print a rule that does not hold with the rows, and fail', async () => {
    await app.dataSource.query('UPDATE users SET activeCodes = activeCodes + 1 WHERE activeCodes = 1');
    const printed: string[] = [];
    const checked = assertInvariants(app.dataSource, (text) => printed.push(text));
    await expect(checked).rejects.toThrow(new StartError(`1 of ${INVARIANTS.length} rules do not hold`));
    await app.dataSource.query('UPDATE users SET activeCodes = activeCodes - 1 WHERE activeCodes = 2');
    const at = printed.indexOf('BROKEN  An account stores the number of codes that it owns\n');
    const { recorded, counted } = JSON.parse(printed[at + 1]!) as Record<string, string | number>;
    expect([Number(recorded), Number(counted)]).toEqual([2, 1]);
  });

  it('should know a case for every rule', () => {
    expect(Object.keys(BREAKS)).toEqual(INVARIANTS.map(({ rule }) => rule));
  });

  it.each(Object.entries(BREAKS))('should notice: %s', async (rule, { sql, also = [] }) => {
    expect(await breakBy(sql)).toEqual([rule, ...also].sort());
  });

  it.each(MORE)('should tell right and wrong apart: %s', async (_, sql, rules) => {
    expect(await breakBy(sql)).toEqual([...rules].sort());
  });

  it('should notice what is left of an account, in each table that has something of it', async () => {
    const { id, alias } = await fillAccount();
    const named = app.dataSource.entityMetadatas.flatMap(({ tableName, columns }) => {
      const column = columns.find(({ propertyName }) => ACCOUNT.includes(propertyName))?.propertyName;
      return column && !OUTLIVE_ACCOUNTS.includes(tableName) ? [{ tableName, column }] : [];
    });
    // An entity whose module was loaded again is there twice.
    const tables = uniqBy(named, 'tableName');
    const runner = app.dataSource.createQueryRunner();
    const findFilled = async () => {
      const filled = [];
      for (const { tableName, column } of tables)
        if ((await runner.query(`SELECT 1 FROM ${tableName} WHERE ${column} = '${id}'`)).length > 0)
          filled.push(tableName);
      return filled.sort();
    };
    await runner.startTransaction();
    try {
      expect(await findFilled()).toEqual(tables.map(({ tableName }) => tableName).sort());
      // What a foreign key deletes as well is not left.
      await runner.query(`DELETE FROM users WHERE id = '${id}'`);
      const rule = INVARIANTS.find((each) => each.rule === OF_ACCOUNT);
      const rows: { tableName: string }[] = await runner.query(rule!.broken);
      expect([...new Set(rows.map(({ tableName }) => tableName))].sort()).toEqual(await findFilled());
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activated');
  });

  /** Somebody with rows in each table that belongs to accounts, and the code that they own. */
  async function fillAccount(): Promise<{ id: string; alias: string }> {
    const [alias, other] = (await app.codes(2)) as [string, string];
    await app.owner(other, newEmail());
    const { id, visitor } = await app.member('correct horse battery');
    const fields = [{ key: 'city', value: 'Berlin', visibility: 'public' }];
    const answers = [
      await visitor.put('/api/profile', { name: 'Ann', fields }),
      await visitor.send('PUT', '/api/profile/photo', await jpeg(), { 'content-type': 'image/jpeg' }),
      await visitor.put('/api/quick-replies', { replies: ['Thank you!'] }),
      await visitor.post(`/api/scan/${alias}/activate`, {}),
      await visitor.post(`/api/scan/${other}/unactivation-request`),
    ];
    await chooseAlerts(visitor);
    const message = await app.message(alias);
    answers.push(message, await visitor.post('/api/blocked-senders', { messageId: message.body.id }));
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const helped = `itemId = (SELECT id FROM items WHERE alias = '${other}')`;
    await app.dataSource.query(
      `INSERT INTO helpers (id, activationId, seat, email, userId, locale, mails, invitedAt, consentedAt)
       SELECT id, id, 1, 'account@example.com', '${id}', 'en', TRUE, activatedAt, activatedAt
       FROM activations WHERE ${helped}`,
    );
    await app.dataSource.query(`UPDATE activations SET helped = TRUE WHERE ${helped}`);
    await app.app.nest.get(ScanCounter).flush();
    return { id, alias };
  }
});
