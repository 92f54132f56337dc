import { createHmac, randomUUID } from 'node:crypto';
import type { TestApp } from './test-app';
import type { Answer } from './visitor';

const newSecret = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
/** For the settings of a server. */
export const BOUNCES_SECRET = newSecret('b');
export const OTHER_SECRET = newSecret('o');

export interface Bounce {
  email: string;
  kind: string;
  at: string;
}

/** The headers of a signed body (standardwebhooks.com), written here without a line of what checks it. */
export function signReport(body: string, at: Date, secret = BOUNCES_SECRET): Record<string, string> {
  const [id, time] = [randomUUID(), Math.floor(at.getTime() / 1000)];
  const hash = createHmac('sha256', Buffer.from(secret, 'base64'));
  const signature = hash.update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` };
}

/** Says, as a mail provider does, that a mail came back just now. */
export function reportBounce(app: TestApp, email: string, bounce: Partial<Bounce> = {}): Promise<Answer> {
  const at = app.clock.now().toISOString();
  return sendReport(app, [{ email, kind: 'permanent', at, ...bounce }]);
}

export function sendReport(app: TestApp, bounces: unknown[]): Promise<Answer> {
  const body = JSON.stringify({ bounces });
  return app.visitor().post('/api/mail-bounces', body, signReport(body, app.clock.now()));
}
