import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail extends Email {
  /** Where the SMTP conversation said it goes. */
  recipients: string[];
  /** Where the SMTP conversation said it comes back to. */
  envelopeFrom: string;
  /** Whether it came over TLS. */
  secure: boolean;
}

export interface MailCatcherOptions {
  /** Offers STARTTLS: true with a certificate of its own that nobody knows. */
  startTls?: boolean | { key: Buffer; cert: Buffer };
  /** Who may sign in. Nobody has to. */
  user?: { name: string; password: string };
}

/** What a server may refuse of a mail. */
export type SmtpCommand = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** An SMTP server in this process: what arrives here went through a real conversation and real MIME. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /**
   * The reply with which the server refuses a command of a mail, such as `550 5.1.1 No such user`. Undefined where it
   * takes it.
   */
  refusal: (command: SmtpCommand, recipient: string) => string | undefined = () => undefined;
  private server: SMTPServer | undefined;
  private port = 0;
  private waiting: (() => void)[] = [];
  /** The answers that are held back; undefined while mails are answered at once. */
  private answers: (() => void)[] | undefined;

  constructor(private readonly options: MailCatcherOptions = {}) {}

  /** Listens; after `stop`, on the same port again. */
  async start(): Promise<void> {
    const { startTls, user } = this.options;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: startTls ? [] : ['STARTTLS'],
      ...(typeof startTls === 'object' && startTls),
      onAuth: ({ username, password }, _session, callback) => {
        const isRight = username === user?.name && password === user?.password;
        callback(isRight ? null : new Error('Who are you?'), isRight ? { user: username } : undefined);
      },
      logger: false,
      // A reply has the code that `refusal` gives it, or none.
      hideENHANCEDSTATUSCODES: true,
      onMailFrom: (_sender, _session, callback) => callback(this.refuse('MAIL FROM', '')),
      onRcptTo: ({ address }, _session, callback) => callback(this.refuse('RCPT TO', address)),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const refused = this.refuse('DATA', recipients[0]!);
          if (refused) return callback(refused);
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            const { mailFrom } = session.envelope;
            const envelopeFrom = mailFrom ? mailFrom.address : '';
            this.mails.push({ ...mail, recipients, envelopeFrom, secure: session.secure });
            if (this.answers) this.answers.push(callback);
            else callback();
            this.waiting.splice(0).forEach((wake) => wake());
          });
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** From now on the server is slow: what arrives is not answered until `answer` or `hurry`. */
  hold(): void {
    this.answers ??= [];
  }

  /** Waits until `count` mails wait for their answer. */
  async holding(count: number): Promise<void> {
    while ((this.answers?.length ?? 0) < count) await this.arrival();
  }

  /** Answers the mails that wait now; those that arrive later wait again. */
  answer(): void {
    this.answers?.splice(0).forEach((taken) => taken());
  }

  /** Answers the mails that wait, and what arrives from now on at once. */
  hurry(): void {
    this.answer();
    this.answers = undefined;
  }

  private refuse(command: SmtpCommand, recipient: string): Error | undefined {
    const reply = this.refusal(command, recipient);
    if (reply === undefined) return undefined;
    return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  }

  to(address: string): CaughtMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(address));
  }

  /** Waits until `count` mails have reached the address and answers the last of them. */
  async waitFor(address: string, count = 1): Promise<CaughtMail> {
    for (;;) {
      const mail = this.to(address)[count - 1];
      if (mail) return mail;
      await this.arrival();
    }
  }

  /** Waits for a mail to the address whose subject has these words; other mails may come before and between. */
  async waitForSubject(address: string, words: string): Promise<CaughtMail> {
    for (let count = 1; ; count += 1) {
      const mail = await this.waitFor(address, count);
      if (mail.subject?.includes(words)) return mail;
    }
  }

  private arrival(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** The six digits of the latest mail to the address. */
  async codeFor(address: string, count = 1): Promise<string> {
    const mail = await this.waitFor(address, count);
    const code = /^(\d{6}) /.exec(mail.subject ?? '')?.[1];
    if (!code) throw new Error(`No code in "${mail.subject}"`);
    return code;
  }

  /** The six digits of the first mail with a code after the first `seen` ones; other mails may come between. */
  async codeAfter(address: string, seen: number): Promise<string> {
    for (let count = seen + 1; ; count += 1) {
      const code = /^(\d{6}) /.exec((await this.waitFor(address, count)).subject ?? '')?.[1];
      if (code) return code;
    }
  }

  /** The token of the link in the latest mail to the address. */
  async tokenFor(address: string, count = 1): Promise<string> {
    const mail = await this.waitFor(address, count);
    const token = /[?&]token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
    if (!token) throw new Error(`No link in "${mail.text}"`);
    return token;
  }
}
