import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailCatcher } from '@ringtag/tools/mail-catcher';
import type { Ledger } from './ledger';
import type { Owned } from './listener';
import { type Site, Visitor } from './visitor';

/** A form is taken two seconds after it was shown. */
const FORM_AGE_MS = 2_100;
/** How long people try again what was not answered, and wait for a mail. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

export interface Account {
  email: string;
  password: string;
}

/** What people do with the site, as their browsers do it. Each writes into the ledger what became of it. */
export class People {
  constructor(
    private readonly site: Site,
    private readonly mail: MailCatcher,
    private readonly ledger: Ledger,
  ) {}

  /** Opens the page of a code. */
  scan(alias: string): Promise<void> {
    return this.as(async (visitor) => {
      const { status } = await visitor.send('GET', `/scan/${alias}`);
      this.ledger.add({ kind: 'scan', id: alias, acknowledged: status === 200 });
    });
  }

  /**
   * Sends a message to the owner of a code; sends the same form again while nobody answers that it was taken. Answers
   * when it was sent first, if that was acknowledged.
   */
  message(alias: string): Promise<number | undefined> {
    return this.as(async (visitor) => {
      const formToken = await this.untilDone(async () => {
        const { status, body } = await visitor.send('GET', `/api/scan/${alias}`);
        return status === 200 ? (body['formToken'] as string) : undefined;
      });
      if (!formToken) return undefined;
      const entry = this.ledger.add({ kind: 'message', id: randomUUID(), acknowledged: false });
      const message = { kind: 'message', body: `Found it: ${entry.id}`, formToken };
      await wait(FORM_AGE_MS);
      const sentAt = performance.now();
      const sent = await this.untilDone(async () => {
        const { status } = await visitor.send('POST', `/api/scan/${alias}/messages`, message);
        return isDone(status) || undefined;
      });
      entry.acknowledged = sent === true;
      return sent && sentAt;
    });
  }

  /** Activates a free code with the digits that are mailed; answers whether that was acknowledged. */
  activate(alias: string): Promise<boolean> {
    return this.as((visitor) => this.activateAs(visitor, alias));
  }

  /** The same, with a browser that stays signed in. @throws Error when it was not acknowledged */
  async own(alias: string): Promise<Owned> {
    const owner = new Visitor(this.site, this.ledger.noteRequest);
    if (!(await this.activateAs(owner, alias))) throw new Error(`${alias} was not activated.`);
    return { alias, owner };
  }

  signIn(account: Account): Promise<void> {
    return this.as(async (visitor) => {
      const { status } = await visitor.send('POST', '/api/auth/sign-in', account);
      if (isDone(status)) this.ledger.add({ kind: 'sign-in', id: visitor.sessionId!, acknowledged: true });
    });
  }

  /** Makes an account with a password. */
  async signUp(): Promise<Account> {
    const account = {
      email: `member-${randomUUID().slice(0, 13)}@example.com`,
      password: 'seven red lanterns',
    };
    await this.as(async (visitor) => {
      const { body } = await visitor.send('POST', '/api/auth/register', { ...account, name: 'Ben Lee' });
      const code = await this.mail.codeFor(account.email);
      const proof = { challengeId: body['challengeId'], code };
      const { status } = await visitor.send('POST', '/api/auth/register-verify', proof);
      if (!isDone(status)) throw new Error(`Signing up was answered with ${status}.`);
    });
    return account;
  }

  private async activateAs(visitor: Visitor, alias: string): Promise<boolean> {
    const email = `owner-${randomUUID().slice(0, 13)}@example.com`;
    const challengeId = await this.untilDone(async () => {
      const profile = { name: 'Ann Lee', email };
      const { status, body } = await visitor.send('POST', `/api/scan/${alias}/profile`, profile);
      return isDone(status) ? (body['challengeId'] as string) : undefined;
    });
    const code = challengeId && (await inTime(this.mail.codeFor(email)));
    if (!code) return false;
    const entry = this.ledger.add({ kind: 'activation', id: email, acknowledged: false });
    const { status } = await visitor.send('POST', `/api/scan/${alias}/activate`, { challengeId, code });
    entry.acknowledged = isDone(status);
    return entry.acknowledged;
  }

  private async as<T>(work: (visitor: Visitor) => Promise<T>): Promise<T> {
    const visitor = new Visitor(this.site, this.ledger.noteRequest);
    try {
      return await work(visitor);
    } finally {
      visitor.leave();
    }
  }

  /** Asks again until there is an answer, as long as people have patience. */
  private async untilDone<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      await wait(PAUSE_MS);
    }
    return undefined;
  }
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

function inTime<T>(awaited: Promise<T>): Promise<T | undefined> {
  return Promise.race([awaited, wait(PATIENCE_MS, undefined, { ref: false })]);
}
