/** Shorter passwords are words that a log may hold for other reasons. */
const TELLING = 12;

/** What must never be logged: the secrets that a test run issued or sent (OTP-12). */
export class IssuedSecrets {
  private readonly secrets = new Set<string>();

  note(...secrets: (string | undefined)[]): void {
    for (const secret of secrets) if (secret) this.secrets.add(secret);
  }

  /** Passwords, codes and tokens of the body of a request. */
  noteBody(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    const { password, currentPassword, token, code } = body as Record<string, unknown>;
    for (const value of [password, currentPassword]) {
      if (typeof value === 'string' && value.length >= TELLING) this.note(value);
    }
    for (const value of [token, code]) if (typeof value === 'string' && value.length >= 6) this.note(value);
  }

  /** The token in the body of an answer. */
  noteConversation(body: unknown): void {
    const { conversation } = Object(body) as { conversation?: unknown };
    if (typeof conversation === 'string') this.note(conversation);
  }

  /** Code and link of a mail. */
  noteMail({ subject = '', text = '' }: { subject?: string; text?: string }): void {
    this.note(/^(\d{6}) /.exec(subject)?.[1], /[?&]token=([\w.-]+)/.exec(text)?.[1]);
    for (const [, token] of text.matchAll(/\/conversation\/(?:\w+\/)?([\w-]{22,})/g)) this.note(token);
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
