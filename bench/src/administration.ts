import { startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection } from 'mysql2/promise';
import { fill, PROJECT } from './administration-data';
import { Api } from './api';
import { type Asked, compare, signIn, TARGET } from './compare';
import { runToEnd } from './run-to-end';

const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

/** Two installations: their codes, and the port of their server. */
const INSTALLATIONS = [
  { codes: 10_000, port: 4964 },
  { codes: 1_000_000, port: 4965 },
] as const;

const ITEMS = [
  '?sort=newest',
  '?sort=oldest',
  '?sort=code',
  '?sort=label',
  '?status=active',
  '?status=inactive',
  '?status=disabled',
  '?activated=true',
  '?activated=false',
  '?activatable=true',
  '?activatable=false',
  '?status=disabled&activated=true',
  '?status=inactive&activatable=false&activated=false',
  '?status=active&sort=code',
  '?status=disabled&sort=code',
  '?activated=true&sort=label',
  '?status=disabled&sort=label',
  '?q=case',
  '?q=case&sort=label',
  '?q=case 77',
  '?q=A77',
  '?q=A',
  '?q=nothing',
  '?q=case&status=active',
  '?page=250',
  '?page=500',
  '?page=500&sort=oldest',
  '?page=500&sort=code',
  '?page=500&sort=label',
  '?page=400&status=active',
  '?page=245&activated=true',
  '?page=100000',
].map((query) => `/projects/${PROJECT}/items${query}`);

const LISTS = [
  ...ITEMS,
  '/projects?sort=newest',
  '/projects?sort=name',
  '/projects?sort=codes',
  '/projects?sort=activated',
  '/projects?archived=true',
  '/projects?page=5',
  '/users?sort=newest',
  '/users?sort=oldest',
  '/users?sort=email',
  '/users?sort=codes',
  '/users?role=role-admin',
  '/users?blocked=true',
  '/users?page=50',
  '/audit-log',
  '/audit-log?action=item-changed',
  '/audit-log?actor=system',
  '/audit-log?subjectType=item',
  '/audit-log?from=2026-01-01T00:00:00Z',
  '/audit-log?page=500',
  '/mails',
  '/mails?state=sent',
  '/mails?state=failed',
  '/mails?page=500',
];

/** Searches inside of names and addresses take time with their number (ADR 23): told, without a target. */
const LINEAR = ['/projects?q=order 77', '/users?q=7@example'];

/** Whether the lists of administrators stay fast: on MariaDB, the same calls with 10,000 codes and with a million. */
async function main(): Promise<boolean> {
  // As much memory as a server for so many codes has; both installations share it.
  const server = await startMariaDb({
    args: ['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=512M'],
  });
  try {
    const apis: Api[] = [];
    const asked: Asked[] = [];
    for (const { codes, port } of INSTALLATIONS) {
      const DATABASE_URL = await server.createDatabase(`ringtag_${codes}`);
      const env = { DATABASE_URL, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      const api = await Api.start(port, env);
      apis.push(api);
      const database = await createConnection(DATABASE_URL);
      const start = performance.now();
      await fill(database, codes);
      await database.end();
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${codes.toLocaleString('en')} codes are there after ${seconds} s`);
      asked.push({ origin: api.origin, cookie: await signIn(api.origin, ADMIN.email, ADMIN.password) });
    }
    let held = true;
    const [few, many] = asked as [Asked, Asked];
    for (const list of LISTS) held = (await compare(list, few, many, TARGET)) && held;
    console.log(`target: at most ${TARGET} times; without one:`);
    for (const list of LINEAR) await compare(list, few, many);
    for (const api of apis) await api.stop();
    return held;
  } finally {
    await server.stop();
  }
}

runToEnd(main);
