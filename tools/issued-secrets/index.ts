/** Shorter passwords are words that a log may hold for other reasons. */
const TELLING = 12;

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKEN_LINK = /(?:[?&]token=|\/conversation\/(?:\w+\/)?)([\w.-]{22,})/g;
/** Those of owners and of switches have a word between. */
const SENDERS_LINK = /\/conversation\/[\w-]{22}(?![\w-])/;

interface SentMail {
  subject?: string;
  text?: string;
  html?: string;
  recipients: string[];
  /** The mailbox of development keeps none. */
  headers?: { key: string; value: string }[];
}

/**
 * What a test run must not tell: secrets that it issued or sent are in no log (OTP-12), and addresses for answers are in
 * no log, answer, event or mail (MAIL-4).
 */
export class IssuedSecrets {
  private readonly secrets = new Set<string>();
  private readonly hidden = new Set<string>();
  /** Addresses that senders left for owners to see. */
  private readonly shown = new Set<string>();
  /** Addresses in answers, and where each was told first. */
  private readonly told = new Map<string, string>();

  note(...secrets: (string | undefined)[]): void {
    for (const secret of secrets) if (secret) this.secrets.add(secret);
  }

  /** Passwords, codes and tokens of the body of a request. */
  noteBody(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    const { password, currentPassword, token, code, answersTo, sender } = body as Record<string, unknown>;
    const { email } = Object(sender) as { email?: unknown };
    if (typeof email === 'string') this.shown.add(email);
    if (typeof answersTo === 'string') this.noteHidden(answersTo);
    for (const value of [password, currentPassword]) {
      if (typeof value === 'string' && value.length >= TELLING) this.note(value);
    }
    for (const value of [token, code]) if (typeof value === 'string' && value.length >= 6) this.note(value);
  }

  /** An address that a sender left for answers. */
  noteHidden(address: string | undefined): void {
    if (!address) return;
    this.note(address);
    this.hidden.add(address);
  }

  /** What somebody was told, where the addresses that are hidden are known only at the end. */
  noteTold(text: string, where: string): void {
    for (const [address] of text.matchAll(ADDRESS)) {
      if (!this.told.has(address)) this.told.set(address, where);
    }
  }

  /** Throws for what somebody was told if it holds a hidden address. */
  assertNothingHidden(told: string, where: string): void {
    const address = [...this.hidden].find((each) => !this.shown.has(each) && told.includes(each));
    if (address) throw new Error(`${where} tells ${address}`);
  }

  /** A mail may name the hidden address that it goes to as its recipient, and no address of the other side. */
  assertMailHides({ subject = '', text = '', html = '', recipients, headers = [] }: SentMail): void {
    const others = headers.filter(({ key }) => key !== 'to').map(({ value }) => value);
    const where = `The mail "${subject}"`;
    this.assertNothingHidden([subject, text, html, ...others].join('\n'), where);
    const shown = `${subject}${text}${html.replace(/<style>[^<]*<\/style>/, '')}`;
    if (recipients.some((each) => this.hidden.has(each)) && shown.includes('@'))
      throw new Error(`${where} to a sender tells an address`);
  }

  /** The token in the body of an answer. */
  noteConversation(body: unknown): void {
    const { conversation } = Object(body) as { conversation?: unknown };
    if (typeof conversation === 'string') this.note(conversation);
  }

  /** Code and links of a mail. An address that gets a sender's link is one that was left for answers. */
  noteMail({ subject = '', text = '', recipients }: SentMail): void {
    this.note(/^(\d{6}) /.exec(subject)?.[1]);
    this.noteLinks(text);
    if (SENDERS_LINK.test(text)) recipients.forEach((each) => this.noteHidden(each));
  }

  /** The tokens in the links of a text. */
  noteLinks(text: string): void {
    for (const [, token] of text.matchAll(TOKEN_LINK)) this.note(token);
  }

  /** The secret parts of a cookie (`name=value`). */
  noteCookie(pair: string): void {
    this.note(...pair.split(/[.~]/).filter((part) => part.length > 40));
  }

  /**
   * Throws where a mail, what was told or a line of the log holds what it must not. Mails are read for more secrets
   * first.
   */
  assertKept(mails: readonly SentMail[], lines: readonly string[]): void {
    for (const mail of mails) this.noteMail(mail);
    for (const mail of mails) this.assertMailHides(mail);
    for (const [address, where] of this.told) this.assertNothingHidden(address, where);
    const leaks = this.foundIn(lines);
    if (leaks.length > 0) throw new Error(`Secrets in the log:\n${leaks.join('\n')}`);
  }

  /** The lines that hold one of them; six digits count as a word of their own only. */
  foundIn(lines: readonly string[]): string[] {
    const secrets = [...this.secrets];
    const codes = new Set(secrets.filter((secret) => /^\d{6}$/.test(secret)));
    const others = secrets.filter((secret) => !codes.has(secret));
    return lines.filter(
      (line) =>
        line.split(/[^\w-]+/).some((word) => codes.has(word)) ||
        others.some((secret) => line.includes(secret)),
    );
  }
}
