import type { Role } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { SessionsService } from '../src/accounts/sessions/sessions.service';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { everybody, NOBODY, owner, PEOPLE, type Person, type Rule, signedIn } from './support/access-rules';
import { ADMIN_RULES } from './support/admin-access-rules';
import { readSwitch } from './support/answers-to';
import { card, labels, template } from './support/bodies';
import { GIFT_RULES } from './support/gift-access-rules';
import { offer } from './support/gifts';
import { listHandlers, listServed, withoutNames } from './support/handlers';
import { HELPER_IDS, HELPER_RULES } from './support/helper-access-rules';
import { MACHINE_RULES } from './support/machine-access-rules';
import { MY_CODES_RULES } from './support/my-codes-access-rules';
import { OWNER_RULES } from './support/owner-access-rules';
import { PAGE_RULES } from './support/page-access-rules';
import { jpeg } from './support/photos';
import { newBuild, newUploader } from './support/releases';
import { reportPage } from './support/report-page';
import { SENDER_RULES } from './support/sender-access-rules';
import { sendForm } from './support/talk';
import { ADMIN, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const proof = { challengeId: NOBODY, code: '123456' };
const email = 'matrix@example.com';

/** Every route of the server. A new one has to be added here: who may call it is a decision. */
const RULES: Record<string, Rule> = {
  ...PAGE_RULES,
  ...MACHINE_RULES,
  'POST /api/auth/sign-in': everybody(401, { email, password: 'not the password' }),
  'POST /api/auth/sign-in-verify': everybody(400, proof),
  'POST /api/auth/register': everybody(200, { email }),
  'POST /api/auth/register-verify': everybody(400, proof),
  'POST /api/auth/password/reset': everybody(400, { email: 'nobody' }),
  'POST /api/auth/password/reset-verify': everybody(400, { ...proof, password: 'correct horse' }),
  'POST /api/auth/resend': everybody(400, { challengeId: NOBODY }),
  'GET /api/auth/steps/:challengeId': everybody(404), // of another browser
  'GET /api/auth/sign-out': everybody(204),
  'GET /api/user/me': signedIn(200),
  'PATCH /api/user/me': signedIn(200, { locale: 'en' }),
  'POST /api/user/confirmation': signedIn(200, { purpose: 'confirm' }),
  'POST /api/user/email': signedIn(400, { email: 'nobody' }),
  'POST /api/user/email-verify': signedIn(400, proof),
  'GET /api/user/email': signedIn(200),
  'POST /api/user/email-confirm': signedIn(400, proof),
  'GET /api/user/export': signedIn(200),
  'POST /api/user/delete': signedIn(400),
  'GET /api/user/sessions': signedIn(200),
  'DELETE /api/user/sessions/:id': owner(204),
  'POST /api/user/sessions/revoke-others': signedIn(204),
  'GET /api/profile': signedIn(200),
  'PUT /api/profile': signedIn(200, { name: 'Ann', fields: [] }),
  'PUT /api/profile/photo': signedIn(415), // without a picture
  'DELETE /api/profile/photo': signedIn(204),
  'GET /api/photos/:name': everybody(404),
  'POST /api/profile/password': signedIn(400, { password: '123456' }),
  'GET /api/scan/:alias': everybody(200),
  'POST /api/scan/:alias/profile': everybody(409, { name: 'Ann', email }),
  'POST /api/scan/:alias/resend': everybody(400, { challengeId: NOBODY }),
  'POST /api/scan/:alias/activate': signedIn(409),
  'POST /api/scan/:alias/activate-link': everybody(400, { token: 'x' }),
  'GET /api/scan/:alias/activation': everybody(400),
  'POST /api/scan/:alias/activation/decline': everybody(400, { token: 'x' }),
  'GET /api/scan/:alias/verify/:challengeId': everybody(404), // which another browser began
  'GET /api/scan/:alias/contact.vcf': everybody(200),
  'POST /api/scan/:alias/messages': everybody(400, { kind: 'message', body: 'Hello', formToken: 'x' }),
  'PUT /api/scan/:alias/template': owner(200, template),
  ...GIFT_RULES,
  'POST /api/remote-failures': everybody(404, { remote: 'mfe-other', part: 'page' }),
  'POST /api/remote-failures/:remote': everybody(204),
  'GET /api/home': signedIn(200),
  'GET /api/events': signedIn(200),
  'GET /api/messages': signedIn(200),
  'GET /api/messages.csv': signedIn(200),
  'POST /api/messages/bulk': signedIn(200, { ids: [NOBODY], action: 'read' }),
  'GET /api/messages/:id': owner(200),
  'PATCH /api/messages/:id': owner(200, { read: true }),
  'POST /api/messages/:id/report': owner(200),
  'DELETE /api/messages/:id': owner(204),
  // Whoever has the token. That of the second message: the sender of the first one is blocked.
  ...SENDER_RULES,
  ...HELPER_RULES,
  'GET /api/conversations/:id': owner(200),
  'POST /api/conversations/:id/messages': owner(201, { body: 'Hello', submission: NOBODY }),
  'POST /api/conversations/:id/photos': owner(415),
  'GET /api/conversations/:id/photos/:photoId': owner(200),
  'POST /api/conversations/:id/seen': owner(204, { count: 1 }),
  'PUT /api/conversations/:id/solved': owner(204),
  'POST /api/conversations/:id/thanks': owner(204, {}),
  'DELETE /api/conversations/:id/solved': owner(204),
  'PUT /api/conversations/:id/phone': owner(409), // whose profile has no number
  'DELETE /api/conversations/:id/phone': owner(204),
  // Last of them: the token before it opens nothing any more.
  'POST /api/conversations/:id/link': owner(201),
  ...OWNER_RULES,
  'GET /api/blocked-senders': signedIn(200),
  'POST /api/blocked-senders': signedIn(404, { messageId: NOBODY }),
  'DELETE /api/blocked-senders/:id': owner(204),
  'GET /api/next-steps': signedIn(200),
  ...MY_CODES_RULES,
  ...ADMIN_RULES,
  // Last: then the code is nobody's.
  'POST /api/scan/:alias/unactivate': owner(204),
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Refusals, the documentation of a development server, and the metrics. */
const OTHERS = /^\/(api|api\/\*|api\/docs.*|metrics)$/;

describe('Every route, for everybody (AUT-1, AUT-2)', () => {
  let app: TestApp;
  let alias: string;
  let ids: Record<string, string>;
  let photoId: string;
  /** The parameters of pages, by the first words of their paths. */
  let named: [string, string][];
  let userIds: Record<Exclude<Person, 'anonymous'>, { id: string; role: Role }>;

  beforeAll(async () => {
    app = await TestApp.startWithPages({ METRICS_TOKEN: 'm'.repeat(32) });
    const aliases = (await app.codes(2)) as [string, string];
    alias = aliases[0];
    const [ownerEmail, otherEmail] = [newEmail(), newEmail()];
    const visitor = await app.owner(alias, ownerEmail);
    const other = await app.owner(aliases[1], otherEmail);
    await other.post(`/api/scan/${alias}/unactivation-request`);
    const token = await app.mail.tokenFor(ownerEmail, 2);
    await app.message(alias, { sender: { email: 'zoe@example.com' } });
    const talk = (await app.message(alias)).body;
    const mail = await app.mail.waitFor(ownerEmail, 4);
    const photosPath = `/api/conversations/${talk.id}/photos`;
    const written = await sendForm(visitor, photosPath, {}, [await jpeg()]);
    photoId = written.body.photos[0].id;
    const find = (address: string) => app.dataSource.manager.findOneByOrFail(UserEntity, { email: address });
    userIds = {
      owner: await find(ownerEmail),
      other: await find(otherEmail),
      admin: await find(ADMIN.email),
    };
    const [code] = (await visitor.get('/api/my-codes')).body.items;
    const [, message] = (await visitor.get('/api/messages')).body.items;
    const blocked = await visitor.post('/api/blocked-senders', { messageId: message.id });
    await visitor.post(`/api/messages/${talk.id}/report`);
    const sent = await app.dataSource.manager.findOneByOrFail(OutboxEntity, { status: 'sent' });
    const layout = await (await app.admin()).post('/api/label-layouts', { name: 'Tape', ...labels });
    const preset = await (await app.admin()).post('/api/presets', { name: 'Plain', design: PLAIN_DESIGN });
    const [project] = (await (await app.admin()).get('/api/projects')).body.items;
    ids = {
      ...{ ...HELPER_IDS, 'unactivation-requests': token },
      gifts: await offer(app, { owner: visitor, id: code.id }, newEmail()),
      'my-codes': code.id,
      items: code.id,
      messages: message.id,
      conversation: talk.conversation,
      conversations: talk.id,
      'blocked-senders': blocked.body.items[0].id,
      projects: project.id,
      'label-layouts': layout.body.id,
      presets: preset.body.id,
      reports: talk.id,
      'page-reports': await reportPage(app, alias),
      'release-tokens': NOBODY,
      'share-loads': NOBODY,
      users: userIds.owner.id,
      mails: sent.id,
      photos: `${'0'.repeat(64)}.webp`,
    };
    const answering = /\/conversation\/answer\/([\w-]{22})/.exec(mail.text!)![1]!;
    await (await newUploader(app, await app.admin())).upload(newBuild(7));
    named = [
      ['/conversation/answer/:token', `/conversation/answer/${answering}`],
      ['/conversation/mails/:token', readSwitch(mail)],
      ['/conversation/:token', `/conversation/${talk.conversation}`],
      ['/conversation/*', '/conversation/'],
      ['/_mf/:name/*', '/_mf/mfe-scan/remote.json'],
      ['/preview/:name', '/preview/brand-en.png'],
      [':hash(^[0-9a-f]+)', '0123456789ab'],
      [':challengeId', NOBODY],
      [':alias', alias],
      [':photoId', photoId],
      [':helperId', NOBODY],
      [':remote', 'mfe-scan'],
      [':number', '7'],
      [':sha384', '0'.repeat(96)],
      ['/*', '/sign-in'],
    ];
  });
  afterAll(() => app.stop());

  /** A session of its own for each call: some of them end it. */
  const visitorFor = async (person: Person): Promise<{ visitor: Visitor; sessionId?: string }> => {
    const visitor = app.visitor();
    visitor.redirect = 'manual';
    if (person === 'anonymous') return { visitor };
    const sessions = app.app.nest.get(SessionsService);
    const { token } = await sessions.issue(app.dataSource.manager, userIds[person], {
      address: '127.0.0.1',
      userAgent: undefined,
      locale: 'en',
      cookies: {},
      shared: false,
    });
    visitor.cookie = `qrsid=${token}`;
    return { visitor, sessionId: token.split('.')[0]! };
  };

  const toPath = (route: string, sessionId: string): string => {
    const path = named.reduce((done, pair) => done.replace(...pair), route);
    if (!path.startsWith('/api/')) return path;
    const resource = path.split('/')[2]!;
    return path.replace(/:\w+/, resource === 'user' ? sessionId : ids[resource]!);
  };

  it('should all stand in the table, and nothing else (AUT-2)', () => {
    const routes = listHandlers(app.app.nest).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(RULES).sort()).toEqual(routes.sort());
  });

  it('should be all that the server answers, but for what it refuses below /api and what machines read (AUT-2)', () => {
    const known = new Set(Object.keys(RULES).map(withoutNames));
    const others = listServed(app.app.nest).filter((route) => !known.has(route));
    expect(others.map((route) => route.replace(/^\w+ /, '')).filter((path) => !OTHERS.test(path))).toEqual(
      [],
    );
  });

  it('should refuse every change from another site, but the one that mail programs send (CSRF-1)', async () => {
    const allowed: string[] = [];
    for (const route of Object.keys(RULES).filter((each) => !each.startsWith('GET '))) {
      const [method, path] = route.split(' ') as [string, string];
      const { visitor, sessionId } = await visitorFor('owner');
      const headers = { 'sec-fetch-site': 'cross-site', ...(path.startsWith('/api/') ? {} : FORM) };
      const { status } = await visitor.send(method, toPath(path, sessionId!), '{}', headers);
      if (status !== 403) allowed.push(route);
    }
    expect(allowed).toEqual(['POST /conversation/mails/:token']);
  });

  it('should show a new column of a table to nobody: answers name their fields (AUT-3)', async () => {
    const { visitor: holder } = await visitorFor('owner');
    await holder.put(`/api/scan/${alias}/template`, template);
    await holder.put(`/api/my-codes/${ids['my-codes']}/card`, card);
    await holder.put(`/api/my-codes/${ids['my-codes']}/design`, PLAIN_DESIGN);
    const field = { key: 'email', value: 'ann@example.com', visibility: 'public' };
    await holder.put('/api/profile', { name: 'Ann', fields: [field] });
    const tables = new Set<unknown>();
    const afterLoad = (row: object) => {
      tables.add(Object.assign(row, { newColumn: 'for nobody' }).constructor);
    };
    app.dataSource.subscribers.push({ afterLoad });
    const showing: string[] = [];
    for (const route of Object.keys(RULES).filter((each) => each.startsWith('GET '))) {
      for (const person of ['owner', 'admin'] as const) {
        const { visitor, sessionId } = await visitorFor(person);
        const { bytes } = await visitor.get(toPath(route.slice('GET '.length), sessionId!));
        if (bytes.includes('newColumn') || bytes.includes('for nobody')) showing.push(route);
      }
    }
    app.dataSource.subscribers.pop();
    expect(showing).toEqual([]);
    // Those that answers are made of: all but passwords, challenges, photos, settings and limits.
    expect(tables.size).toBeGreaterThanOrEqual(17);
  });

  it.each(Object.entries(RULES))(
    'should answer %s as the table says (AUT-1, AUT-2)',
    async (route, { expected, body, form }) => {
      const [method, path] = route.split(' ') as [string, string];
      const target = (await visitorFor('owner')).sessionId!;
      const answers: Partial<Record<Person, number>> = {};
      // The owner last: what is deleted is gone for the others too.
      for (const person of ['anonymous', 'other', 'admin', 'owner'] as const) {
        const { visitor } = await visitorFor(person);
        const type: Record<string, string> = form ? FORM : {};
        const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', ...type };
        const given = form ? new URLSearchParams(form).toString() : (body ?? {});
        const sent = method === 'GET' ? undefined : given;
        const answer = await visitor.send(method, toPath(path, target), sent, headers);
        answers[person] = answer.status;
        if (answer.status === 403) expect(answer.body.message).toBe('Admin access required');
      }
      expect(PEOPLE.map((person) => answers[person])).toEqual(expected);
    },
  );
});
