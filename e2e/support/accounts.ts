import { randomUUID } from 'node:crypto';
import { codeIn, latestMail } from './mailbox';
import type { Server } from './server';

export interface Account {
  email: string;
  password: string;
}

/** An address that nobody has used. */
export const newEmail = () => `p-${randomUUID().slice(0, 8)}@example.com`;

/** Calls the API without a browser, and so without its cookies. */
export async function call(server: Server, path: string, body: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Somebody with a proven address and a password, for tests of what comes after signing up. */
export async function newAccount(
  server: Server,
  email = newEmail(),
  name: string | null = 'Ann Lee',
): Promise<Account> {
  const account = { email, password: 'seven red lanterns' };
  const started = await call(server, '/api/auth/register', { ...account, ...(name && { name }) });
  const { challengeId } = (await started.json()) as { challengeId: string };
  const code = codeIn(await latestMail(server.url, account.email));
  const { ok } = await call(server, '/api/auth/register-verify', { challengeId, code });
  if (!ok) throw new Error(`${account.email} could not sign up.`);
  return account;
}
