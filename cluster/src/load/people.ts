import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailCatcher } from '@ringtag/tools/mail-catcher';
import { talk } from './conversation';
import type { Ledger } from './ledger';
import type { Owned } from './listener';
import { inTime, isDone, untilDone } from './patience';
import { toMessage } from './text';
import { type Site, Visitor } from './visitor';

/** A form is taken two seconds after it was shown. */
const FORM_AGE_MS = 2_100;

export interface Account {
  email: string;
  password: string;
}

/** A message that was acknowledged: when it was sent first, what it says, and the token of its conversation. */
interface Sent {
  at: number;
  text: string;
  conversation: string | undefined;
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
   * Sends a message to the owner of a code.
   * @param tell called with the time at which it was sent first, once it is acknowledged
   */
  message(alias: string, tell?: (at: number) => void): Promise<void> {
    return this.as(async (visitor) => {
      const sent = await this.sendMessage(visitor, alias);
      if (sent) tell?.(sent.at);
    });
  }

  /**
   * The same; then both sides write on.
   * @param tell called for each message of the sender
   */
  converse({ alias, owner }: Owned, tell: (at: number) => void): Promise<void> {
    return this.as(async (sender) => {
      const sent = await this.sendMessage(sender, alias);
      if (!sent) return;
      const { at, text, conversation } = sent;
      tell(at);
      // The release before may know no conversations.
      if (conversation) await talk({ ledger: this.ledger, token: conversation, text, sender, owner, tell });
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

  /** Sends the same form again while nobody answers that it was taken. */
  private async sendMessage(visitor: Visitor, alias: string): Promise<Sent | undefined> {
    const formToken = await untilDone(async () => {
      const { status, body } = await visitor.send('GET', `/api/scan/${alias}`);
      return status === 200 ? (body['formToken'] as string) : undefined;
    });
    if (!formToken) return undefined;
    const entry = this.ledger.add({ kind: 'message', id: randomUUID(), acknowledged: false });
    const text = toMessage(entry.id);
    await wait(FORM_AGE_MS);
    const at = performance.now();
    const answer = await untilDone(async () => {
      const message = { kind: 'message', body: text, formToken };
      const { status, body } = await visitor.send('POST', `/api/scan/${alias}/messages`, message);
      return isDone(status) ? body : undefined;
    });
    if (!answer) return undefined;
    entry.acknowledged = true;
    return { at, text, conversation: answer['conversation'] as string | undefined };
  }

  private async activateAs(visitor: Visitor, alias: string): Promise<boolean> {
    const email = `owner-${randomUUID().slice(0, 13)}@example.com`;
    const challengeId = await untilDone(async () => {
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
}
