import { randomUUID } from 'node:crypto';
import type { Role } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { SessionsService } from '../../src/accounts/sessions/sessions.service';
import { UserEntity } from '../../src/accounts/tables/user.entity';
import { Administrators } from '../../src/accounts/users/administrators';
import { OutboxEntity } from '../../src/delivery/tables/outbox.entity';
import { HostCookie } from '../../src/platform/http/host-cookie';
import { offer } from '../support/gifts';
import { jpeg, newForm } from '../support/photos';
import { newEmail, type TestApp } from '../support/test-app';
import type { Visitor } from '../support/visitor';
import type { Sender } from './client';
import type { KnownValues } from './known';
import { PIXEL } from './pictures';
import { PEOPLE, type Person } from './requests';

type SignedIn = Exclude<Person, 'anonymous'>;

const PASSWORD = 'a password of the fuzzer';
const TAPE = {
  page: 'tape',
  width: 62,
  height: 29,
  columns: 1,
  rows: 1,
  x0: 0,
  y0: 0,
  pitchX: 62,
  pitchY: 29,
};
/** Of the clock per request: forms that were filled in faster than anybody types are refused. */
const STEP = 1000;

let asked = 0;

/** People with sessions and one of everything; made anew once in a while, because what is asked for uses it up. */
export class World {
  /** What no answer may hold. */
  readonly secrets: string[] = [PASSWORD];
  private readonly cookies: Partial<Record<Person, string>> = {};

  private constructor(
    private readonly app: TestApp,
    private readonly people: Record<SignedIn, { id: string; role: Role }>,
    readonly values: KnownValues,
  ) {}

  static async make(app: TestApp, metricsToken: string): Promise<World> {
    // A mail that did not get through is sent again after minutes of this clock.
    // Where that mail never comes, the interval must not keep the process.
    const hurry = setInterval(() => app.clock.advance(STEP), 100).unref();
    return World.build(app, metricsToken).finally(() => clearInterval(hurry));
  }

  private static async build(app: TestApp, metricsToken: string): Promise<World> {
    const email = newEmail('user');
    const otherEmail = newEmail('other');
    const adminEmail = newEmail('admin');
    const [alias, freeAlias, others] = (await app.codes(3)) as [string, string, string];
    const user = await app.owner(alias, email);
    const other = await app.owner(others, otherEmail);
    await app.app.nest.get(Administrators).create(adminEmail, PASSWORD);
    const admin = app.visitor();
    await admin.post('/api/auth/sign-in', { email: adminEmail, password: PASSWORD });
    await other.post(`/api/scan/${alias}/unactivation-request`);
    const requestToken = await app.mail.tokenFor(email, 2);
    await app.message(alias, { sender: { email: 'zoe@example.com' } });
    const { body: talk } = await app.message(alias, { sender: { email: 'yan@example.com' } });
    const form = newForm({ submission: randomUUID() }, [await jpeg()]);
    const sent = await user.send(
      'POST',
      `/api/conversation/${talk.conversation}/photos`,
      form.body,
      form.headers,
    );
    const person = (address: string) =>
      app.dataSource.manager.findOneByOrFail(UserEntity, { email: address });
    const people = {
      user: await person(email),
      other: await person(otherEmail),
      admin: await person(adminEmail),
    };
    const mail = await app.dataSource.manager.findOneByOrFail(OutboxEntity, { status: 'sent' });
    const things = await listThings(app, user, admin, { alias, freeAlias });
    const values = {
      ...things,
      giftToken: await offer(app, { owner: user, id: things.item }, otherEmail),
      ...(await proofs(app, otherEmail, freeAlias)),
      requestToken,
      conversation: talk.conversation as string,
      ownerLink: await findOwnerLink(app, email),
      metricsToken,
      email,
      otherEmail,
      user: people.user.id,
      other: people.other.id,
      admin: people.admin.id,
      mail: mail.id,
      photo: await readPhoto(user),
      conversationPhoto: sent.body.photos[0].id as string,
    };
    const world = new World(app, people, values);
    for (const one of PEOPLE) await world.renew(one);
    return world;
  }

  /** Signs a person in again whose session has ended. */
  async renew(person: Person): Promise<void> {
    if (person === 'anonymous') return;
    const { nest } = this.app.app;
    const account = this.people[person];
    const manager = this.app.dataSource.manager;
    if (!(await manager.existsBy(UserEntity, { id: account.id }))) return;
    const issued = await nest
      .get(SessionsService)
      .issue(manager, account, {
        address: '127.0.0.1',
        userAgent: undefined,
        locale: 'en',
        cookies: {},
        shared: false,
      })
      .catch(() => undefined);
    if (!issued) return;
    const secret = issued.token.split('.')[1]!;
    this.app.issued.note(secret);
    this.secrets.push(secret);
    this.cookies[person] = `${new HostCookie(this.app.config.server, 'qrsid').name}=${issued.token}`;
  }

  /** Every request comes from an address of its own: limits would stop most of them at the door. */
  senderFor(person: Person): Sender {
    asked += 1;
    this.app.clock.advance(STEP);
    const [, , port] = new URL(this.app.url).host.match(/(.*):(\d+)/)!;
    return {
      port: Number(port),
      origin: this.app.config.server.publicUrl,
      cookie: this.cookies[person],
      address: [10, asked >> 16, asked >> 8, asked].map((part) => part & 255).join('.'),
      values: this.values,
    };
  }
}

/** What the user owns, and what the administrator made. */
async function listThings(
  app: TestApp,
  user: Visitor,
  admin: Visitor,
  { alias, freeAlias }: { alias: string; freeAlias: string },
) {
  const made = async (path: string, body: object) => (await admin.post(path, body)).body.id as string;
  const name = `Fuzz ${freeAlias}`;
  const preset = await made('/api/presets', { name, design: PLAIN_DESIGN });
  const layout = await made('/api/label-layouts', { name, ...TAPE });
  const { body: list } = await admin.get('/api/projects');
  const project = list.items[0].id as string;
  const { body: settings } = await admin.get('/api/settings');
  await admin.put('/api/settings', { ...settings, digitalCodesProjectId: project });
  const { body: codes } = await admin.get(`/api/projects/${project}/items?q=${freeAlias}`);
  const [code] = (await user.get('/api/my-codes')).body.items;
  const [message, spare] = (await user.get('/api/messages')).body.items;
  const blocked = await user.post('/api/blocked-senders', { messageId: spare.id });
  const { body: sessions } = await user.get('/api/user/sessions');
  const { body: scan } = await app.visitor().get(`/api/scan/${alias}`);
  return {
    alias,
    freeAlias,
    project,
    preset,
    layout,
    item: code.id as string,
    freeItem: codes.items[0].id as string,
    message: message.id as string,
    blocked: blocked.body.items[0].id as string,
    session: sessions.items[0].id as string,
    formToken: scan.formToken as string,
  };
}

/** What was mailed to somebody who signs up, to one who has forgotten a password, and to one who activates a code. */
async function proofs(app: TestApp, owner: string, freeAlias: string) {
  const [newcomer, activator] = [newEmail('newcomer'), newEmail('activator')];
  const visitor = app.visitor();
  const { body } = await visitor.post('/api/auth/register', { email: newcomer });
  await visitor.post('/api/auth/password/reset', { email: owner });
  await visitor.post(`/api/scan/${freeAlias}/profile`, { name: 'Ann', email: activator });
  return {
    challenge: body.challengeId as string,
    code: await app.mail.codeFor(newcomer),
    signUpToken: await app.mail.tokenFor(newcomer),
    // After the one that activated the owner's code.
    resetToken: await app.mail.tokenFor(owner, 2),
    activationToken: await app.mail.tokenFor(activator),
  };
}

async function readPhoto(user: Visitor): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  const { body } = await user.send('PUT', '/api/profile/photo', Buffer.from(PIXEL, 'latin1'), headers);
  return (body.photo as string).split('/').at(-1)!;
}

/** The token in the mail about the latest message. */
async function findOwnerLink(app: TestApp, email: string): Promise<string> {
  const { text = '' } = await app.mail.waitForSubject(email, 'New message for');
  return /\/conversation\/answer\/([\w-]{22})/.exec(text)![1]!;
}
