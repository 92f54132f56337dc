import { randomUUID } from 'node:crypto';
import { CHALLENGE, CHALLENGE_LIMITS, MESSAGE } from '@ringtag/contracts';
import mapValues from 'lodash/mapValues';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { PlainBrowsing } from './support/plain-browsing';
import { RotatedServers } from './support/rotated-servers';
import { newEmail, type TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** Goes on, at any server, with what another one began; answers what that server said. */
type GoOn = (at: TestApp) => Promise<unknown>;

/** The same browser, at another server. */
function moved({ cookie, device, own, steps }: Visitor, at: TestApp): Visitor {
  return Object.assign(at.visitor(), { cookie, device, own, steps });
}

const outcome = ({ status, body }: Answer): unknown => (status < 400 ? status : body.code);

/** The token at the end of a path in a mail. */
const findToken = ({ text }: { text?: string | undefined }, path: string) =>
  new RegExp(`/${path}/([\\w-]{22})\\b`).exec(text ?? '')?.[1];

async function ownedCode(app: TestApp) {
  const [alias, email] = [await app.code(), newEmail('owner')];
  return { alias, email, owner: await app.owner(alias, email) };
}

async function challenge(app: TestApp) {
  const [alias, email] = [await app.code(), newEmail()];
  return { alias, email, proof: await app.challenge(alias, email) };
}

/** Opens the form of an owned code; answers what sends it. */
async function openForm(app: TestApp, fields: object = {}) {
  const { alias } = await ownedCode(app);
  const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
  app.clock.advance(MESSAGE.formMinAge);
  return (at: TestApp) =>
    at
      .visitor()
      .post(`/api/scan/${alias}/messages`, { kind: 'message', body: 'Hello', formToken, ...fields });
}

/** Everything that depends on a key: how it begins, and what going on with it answers with its key and without. */
const UNDER_WAY: Record<string, { begin: (app: TestApp) => Promise<GoOn>; alive: unknown; dead: unknown }> = {
  'a session': {
    begin: async (app) => {
      const { visitor } = await app.member();
      return async (at) => outcome(await moved(visitor, at).get('/api/user/me'));
    },
    alive: 200,
    dead: 200,
  },
  'mailed digits': {
    begin: async (app) => {
      const { alias, proof } = await challenge(app);
      return async (at) => outcome(await at.visitor().post(`/api/scan/${alias}/activate`, proof));
    },
    alive: 200,
    dead: 'invalid_code',
  },
  'an activation link': {
    begin: async (app) => {
      const { alias, email } = await challenge(app);
      const token = await app.mail.tokenFor(email);
      return async (at) => outcome(await at.visitor().post(`/api/scan/${alias}/activate-link`, { token }));
    },
    alive: 200,
    dead: 'invalid_link',
  },
  'a sign-in link': {
    begin: async (app) => {
      const { email } = await app.member();
      const before = app.mail.to(email).length;
      await app.visitor().post('/api/auth/sign-in', { email });
      const token = await app.mail.tokenFor(email, before + 1);
      return async (at) => outcome(await at.visitor().post('/api/auth/sign-in-verify', { token }));
    },
    alive: 200,
    dead: 'invalid_link',
  },
  'a request to give a code up': {
    begin: async (app) => {
      const { alias, email, owner } = await ownedCode(app);
      const before = app.mail.to(email).length;
      await (await app.member()).visitor.post(`/api/scan/${alias}/unactivation-request`);
      const token = await app.mail.tokenFor(email, before + 1);
      return async (at) => outcome(await moved(owner, at).get(`/api/unactivation-requests/${token}`));
    },
    alive: 200,
    dead: 'invalid_link',
  },
  'the page where digits are entered': {
    begin: async (app) => {
      const [alias, visitor] = [await app.code(), app.visitor()];
      const sent = { name: 'Ann', email: newEmail() };
      const { challengeId } = (await visitor.post(`/api/scan/${alias}/profile`, sent)).body;
      const path = `/api/scan/${alias}/verify/${challengeId}`;
      return async (at) => outcome(await moved(visitor, at).get(path));
    },
    alive: 200,
    dead: 'code_not_found',
  },
  'a form that a browser sends twice': {
    begin: async (app) => {
      const [alias, visitor, email] = [await app.code(), app.visitor(), newEmail()];
      const send = async (at: TestApp) => {
        const browser = moved(visitor, at);
        const sent = { name: 'Ann', email };
        return (await new PlainBrowsing(at).post(browser, `/scan/${alias}/activation`, sent)).location;
      };
      const first = await send(app);
      return async (at) => (await send(at)) === first;
    },
    alive: true,
    dead: false,
  },
  'the form of a message': {
    begin: async (app) => {
      const send = await openForm(app);
      return async (at) => outcome(await send(at));
    },
    alive: 201,
    dead: 'form_expired',
  },
  'a message that was dropped, sent again': {
    begin: async (app) => {
      const send = await openForm(app, { website: 'https://spam.example' });
      const { id } = (await send(app)).body;
      return async (at) => {
        const answer = await send(at);
        return answer.status === 201 ? answer.body.id === id : outcome(answer);
      };
    },
    alive: true,
    dead: 'form_expired',
  },
  // One more mail is refused to the device and would be sent to a stranger.
  'a known device that has used up its mails': {
    begin: async (app) => {
      const { email, visitor } = await app.member();
      const ask = (at: TestApp) => moved(visitor, at).post('/api/auth/sign-in', { email });
      for (let i = 0; i < CHALLENGE_LIMITS.mailsPerHour.max; i += 1)
        expect(outcome(await ask(app))).toBe(200);
      return async (at) => outcome(await ask(at));
    },
    alive: 'too_many_requests',
    dead: 200,
  },
  "an owner's look at the own page": {
    begin: async (app) => {
      const { alias, owner } = await ownedCode(app);
      return async (at) => {
        const phone = Object.assign(at.visitor(), { own: owner.own });
        await phone.get(`/api/scan/${alias}`, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
        await at.app.nest.get(ScanCounter).flush();
        const scans = 'SELECT SUM(c.count) AS n FROM scan_counts c JOIN items i ON i.id = c.itemId';
        const [{ n }] = await at.dataSource.query(`${scans} WHERE i.alias = ?`, [alias]);
        return Number(n);
      };
    },
    alive: 0,
    dead: 1,
  },
  'the link in mails with answers': {
    begin: async (app) => {
      const [{ alias, owner }, answersTo] = [await ownedCode(app), newEmail('hidden')];
      const { id, conversation } = (await app.message(alias, { answersTo })).body;
      await app.mail.waitFor(answersTo);
      return async (at) => {
        const answer = { body: 'Hello', submission: randomUUID() };
        await moved(owner, at).post(`/api/conversations/${id}/messages`, answer);
        const mailed = findToken(await at.mail.waitFor(answersTo, 2), 'conversation');
        const { status } = await at.visitor().get(`/api/conversation/${mailed}`);
        return { changed: mailed !== conversation, status };
      };
    },
    alive: { changed: false, status: 200 },
    dead: { changed: true, status: 200 },
  },
  // These two let time pass.
  'digits that are mailed again': {
    begin: async (app) => {
      const { alias, email, proof } = await challenge(app);
      return async (at) => {
        at.clock.advance(CHALLENGE.resendAfter);
        const { challengeId } = proof;
        await at.visitor().post(`/api/scan/${alias}/resend`, { challengeId });
        const code = await at.mail.codeFor(email, 2);
        const entered = await at.visitor().post(`/api/scan/${alias}/activate`, { challengeId, code });
        return { same: code === proof.code, entered: outcome(entered) };
      };
    },
    alive: { same: true, entered: 200 },
    dead: { same: false, entered: 200 },
  },
  "an owner's link in a mail that waits": {
    begin: async (app) => {
      const { alias, email } = await ownedCode(app);
      const { conversation } = (await app.message(alias)).body;
      await app.mail.waitFor(email, 2);
      const more = { body: 'One more thing', submission: randomUUID() };
      await app.visitor().post(`/api/conversation/${conversation}/messages`, more);
      return async (at) => {
        at.clock.advance(MESSAGE.noticeEvery);
        const token = findToken(await at.mail.waitFor(email, 3), 'conversation/answer');
        return outcome(await at.visitor().get(`/conversation/answer/${token}`));
      };
    },
    alive: 200,
    dead: 200,
  },
};

describe('Replacing SECRET_KEY', () => {
  let servers: RotatedServers;
  beforeEach(async () => {
    servers = await RotatedServers.prepare();
  });
  afterEach(() => servers.remove());

  /** Begins everything at the server of a step; answers how it goes on at another server. */
  async function begin(step: number) {
    const app = await servers.at(step);
    const begun: [string, GoOn][] = [];
    for (const [name, thing] of Object.entries(UNDER_WAY)) begun.push([name, await thing.begin(app)]);
    return async (at: TestApp) => {
      const answers: Record<string, unknown> = {};
      for (const [name, goOn] of begun) answers[name] = await goOn(at);
      return answers;
    };
  }

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])(
    'should go on with all that began at a server of step %d at one of step %d, and back',
    async (one, next) => {
      const goOn = await begin(one);
      expect(await goOn(await servers.at(next))).toEqual(mapValues(UNDER_WAY, 'alive'));
      const goBack = await begin(next);
      expect(await goBack(await servers.at(one))).toEqual(mapValues(UNDER_WAY, 'alive'));
    },
  );

  it('should keep the key that browsers subscribed with, where no push was sent meanwhile', async () => {
    const readKey = async (app: TestApp) =>
      (await (await app.member()).visitor.get('/api/push')).body.publicKey as string;
    const key = await readKey(await servers.at(1));
    await servers.at(2);
    expect(await readKey(await servers.at(3))).toBe(key);
  });

  it('should refuse, after the last step, what the key of before signed, and keep the sessions', async () => {
    const goOn = await begin(1);
    expect(await goOn(await servers.at(3))).toEqual(mapValues(UNDER_WAY, 'dead'));
  });
});
