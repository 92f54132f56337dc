import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import Database from 'libsql';
import { v7 } from 'uuid';
import { Api } from './api';
import { toMedian } from './median';
import { runToEnd } from './run-to-end';

const PORT = 4952;
const API = `http://127.0.0.1:${PORT}`;
const SAMPLES = 200;
const WARM_UP = 20;
/** Milliseconds between the medians of known and unknown addresses (OTP-10, PWD-4). */
const TARGET = 5;
const RESEND_AFTER = 61_000;
/** As the API hashes, so that checking takes as long. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Sample {
  milliseconds: number;
  /** The answer without what is drawn anew for each: ids, times and the address itself. */
  answer: string;
  body: { challengeId?: string };
}

type Kind = 'known' | 'other';

/** Whether answers tell who has an account: the same bytes in the same time for known and unknown addresses. */
async function main(): Promise<boolean> {
  const api = await Api.start(PORT, { TRUST_PROXY: '1' });
  try {
    await createAccounts(join(api.dir, 'ringtag.sqlite'));
    const challenges = new Map<string, string>();
    const results = [
      await compare('sign-in by code', '/auth/sign-in', (email) => ({ email }), challenges),
      await compare('sign-in by password', '/auth/sign-in', (email) => ({
        email,
        password: 'not the password',
      })),
      await compare('register', '/auth/register', (email) => ({ email })),
      await compare('password reset', '/auth/password/reset', (email) => ({ email })),
    ];
    await wait(RESEND_AFTER);
    results.push(
      await compare('resend', '/auth/resend', (email) => ({ challengeId: challenges.get(email) })),
    );
    return results.every(Boolean);
  } finally {
    await api.stop();
  }
}

/** Asks in turn for an address with an account and for one without, and compares bytes and medians. */
async function compare(
  name: string,
  path: string,
  bodyFor: (email: string) => object,
  challenges?: Map<string, string>,
): Promise<boolean> {
  const times: Record<Kind, number[]> = { known: [], other: [] };
  const answers: Record<Kind, Set<string>> = { known: new Set(), other: new Set() };
  for (let i = 0; i < WARM_UP + SAMPLES; i += 1) {
    for (const kind of i % 2 ? (['known', 'other'] as const) : (['other', 'known'] as const)) {
      const email = toAddress(kind, i);
      const { milliseconds, answer, body } = await ask(path, email, bodyFor(email), i);
      if (body.challengeId) challenges?.set(email, body.challengeId);
      answers[kind].add(answer);
      if (i >= WARM_UP) times[kind].push(milliseconds);
    }
  }
  const difference = Math.abs(toMedian(times.known) - toMedian(times.other));
  const all = new Set([...answers.known, ...answers.other]);
  console.log(
    `${name.padEnd(22)}medians ${toMedian(times.known).toFixed(2)} and ${toMedian(times.other).toFixed(2)} ms, ` +
      `${difference.toFixed(2)} apart (target: under ${TARGET}); ${all.size} different answer(s) (target: 1)`,
  );
  for (const answer of all.size > 1 ? all : []) console.log(`  ${answer}`);
  return difference < TARGET && all.size === 1;
}

async function ask(path: string, email: string, body: object, i: number): Promise<Sample> {
  const headers = {
    'content-type': 'application/json',
    origin: API,
    // A client of its own for each, or the limits of one address would answer.
    'x-forwarded-for': `10.0.${Math.floor(i / 250)}.${i % 250}`,
  };
  const start = performance.now();
  const response = await fetch(`${API}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  const milliseconds = performance.now() - start;
  const sent = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const answer = `${response.status} ${JSON.stringify(sent)} ${text}`
    .replace(email, 'EMAIL')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  return { milliseconds, answer, body: JSON.parse(text) as Sample['body'] };
}

/** Of one length and with one first letter, which answers tell, so that answers are alike, too. */
function toAddress(kind: Kind, i: number): string {
  return `ann-${kind}-${String(i).padStart(3, '0')}@example.com`;
}

/** Accounts with a password, straight into the database: signing up by mail would take longer than the measurement. */
async function createAccounts(file: string): Promise<void> {
  const database = new Database(file);
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  const user = database.prepare(
    `INSERT INTO users (id, name, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt)
     VALUES (?, 'Ann', ?, ?, 'role-user', 1, 'en', 0, ?, ?)`,
  );
  const password = database.prepare('INSERT INTO passwords (userId, hash, changedAt) VALUES (?, ?, ?)');
  const hashed = await hash('correct horse battery', ARGON2);
  for (let i = 0; i < WARM_UP + SAMPLES; i += 1) {
    const [id, email] = [v7(), toAddress('known', i)];
    user.run(id, email, email, now, now);
    password.run(id, hashed, now);
  }
  database.close();
}

runToEnd(main);
