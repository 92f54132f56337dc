import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeCertificate } from '@ringtag/tools/certificate';
import { provideDumpPrograms } from '@ringtag/tools/dump-programs';
import { aheadBy } from '@ringtag/tools/fake-time';
import { freePort } from '@ringtag/tools/free-port';
import { isAnswering } from '@ringtag/tools/is-listening';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { type Nginx, renderExample, startNginx } from '@ringtag/tools/nginx';
import { type Redis, startRedis } from '@ringtag/tools/redis';
import { SystemProcess } from '@ringtag/tools/system-process';
import { createConnection } from 'mysql2/promise';

const ROOT = join(__dirname, '..');
const HOST = 'localhost';
const USER = { name: 'ringtag', password: 'a good password' };

type Settings = Record<string, string | undefined>;

/** What an operator types, on an installation of real parts that is set up rightly and then wrongly. */
test.describe.configure({ mode: 'serial' });

const server = new SystemProcess({ title: 'Ringtag', program: process.execPath, env: () => settings });
const { dir } = server;
let settings: NodeJS.ProcessEnv;
let ports: { api: number; plain: number; secure: number };
let database: MariaDb;
let redis: Redis;
let mail: MailCatcher;
let nginx: Nginx;

const url = () => `https://${HOST}:${ports.secure}`;

async function startProxy(age = 0): Promise<void> {
  const { plain, secure, api } = ports;
  const places = { plain, secure, host: HOST, age, replicas: [`127.0.0.1:${api}`] };
  nginx = await startNginx({ port: secure, config: (folder) => renderExample(folder, places) });
  const known = [dir, nginx.dir].map((folder) => readFileSync(join(folder, 'fullchain.pem'), 'utf8'));
  writeFileSync(settings.NODE_EXTRA_CA_CERTS!, known.join(''));
}

async function startServer(different: Settings = {}): Promise<void> {
  await server.halt();
  const before = settings;
  settings = { ...settings, ...different };
  await server.launch(['api/dist/main.js'], () => isAnswering(`http://127.0.0.1:${ports.api}/health/ready`));
  settings = before;
}

async function runWith(different: Settings, ...args: string[]): Promise<{ failed: boolean; output: string }> {
  const options = { cwd: ROOT, env: { ...settings, ...different } };
  const ended = promisify(execFile)(process.execPath, ['api/dist/admin.js', ...args], options);
  return ended.then(
    ({ stdout }) => ({ failed: false, output: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, output: stdout + stderr }),
  );
}

const toOutputFile = (title: string) => join(test.info().project.outputDir, 'doctor', `${title}.txt`);
const readOutput = (title: string) => readFileSync(toOutputFile(title), 'utf8');

/** Answers what are problems. What was printed is kept with the results of the run. */
async function findProblems(title: string, different: Settings = {}): Promise<string[]> {
  const { failed, output } = await runWith(different, 'doctor');
  const file = toOutputFile(title);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output);
  const problems = output.split('\n').filter((line) => line.startsWith('problem'));
  expect(failed).toBe(problems.length > 0);
  return problems.map((line) => line.replace(/^problem +/, '').replace(/ {2,}/g, ' '));
}

test.beforeAll(async () => {
  ports = { api: await freePort(), plain: await freePort(), secure: await freePort() };
  database = await startMariaDb({ args: ['--innodb-flush-log-at-trx-commit=1'] });
  redis = await startRedis();
  settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    PUBLIC_URL: url(),
    TRUST_PROXY: '1',
    DATA_DIR: dir,
    WEB_ROOT: ROOT,
    DATABASE_URL: await database.createDatabase('ringtag'),
    REDIS_URL: redis.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    OPERATOR_NAME: 'Ann Lee, 1 High Street, Springfield',
    OPERATOR_EMAIL: 'ann@ringtag.example',
    SHUTDOWN_DELAY_MS: '0',
    NODE_EXTRA_CA_CERTS: join(dir, 'known.pem'),
  };
  makeCertificate(dir, HOST);
  await startProxy();
  const read = (file: string) => readFileSync(join(dir, file));
  mail = new MailCatcher({ startTls: { key: read('privkey.pem'), cert: read('fullchain.pem') }, user: USER });
  await mail.start();
  const { port } = new URL(mail.url);
  settings.SMTP_URL = `smtp://${USER.name}:${encodeURIComponent(USER.password)}@${HOST}:${port}`;
  provideDumpPrograms('MariaDB');
  for (const args of [['migrate'], ['create', 'ann@ringtag.example'], ['backup', `${dir}-backups`]])
    expect(await runWith({}, ...args)).toMatchObject({ failed: false });
  await startServer();
});
test.afterAll(async () => {
  await server.halt();
  await nginx.stop();
  await mail.stop();
  await redis.stop();
  await database.stop();
  await server.stop();
  rmSync(`${dir}-backups`, { recursive: true });
});

test('should find no problem with a good installation', async () => {
  expect(await findProblems('good')).toEqual([]);
  const warnings = readOutput('good')
    .split('\n')
    .filter((line) => line.startsWith('warning'));
  // Names of this machine have no mail, and Node may be old.
  const expected = /not a public address|^warning +machine +Node/;
  expect(warnings.filter((line) => !expected.test(line))).toEqual([]);
});

test('should name wrong settings, and check the rest all the same', async () => {
  const wrong = { PORT: 'x', TRUST_PROXY: 'nginx', SMTP_URL: undefined };
  expect(await findProblems('settings', wrong)).toEqual([
    expect.stringMatching(/^settings PORT: /),
    expect.stringMatching(/^settings TRUST_PROXY: must be a number of hops or a list of addresses/),
    'settings SMTP_URL: is missing; emails cannot be sent.',
  ]);
});

test('should find a mail server that refuses the password', async () => {
  const SMTP_URL = settings.SMTP_URL!.replace('good', 'bad');
  expect(await findProblems('password-of-mail', { SMTP_URL })).toEqual([
    expect.stringMatching(/^mail The mail server localhost:\d+ rejects the user or password: /),
  ]);
});

test('should find a backup that failed, and one that is old', async () => {
  const backUp = (different: Settings = {}) => runWith(different, 'backup', `${dir}-backups`);
  const { failed, output } = await backUp({ PATH: dir });
  expect([failed, output]).toEqual([
    true,
    expect.stringContaining('Install it, or have it run where the database is'),
  ]);
  expect(await findProblems('backup-failed')).toEqual([
    expect.stringMatching(
      /^backup The backup of .* UTC failed: mariadb-dump of MariaDB is not installed here/,
    ),
  ]);
  expect(await backUp()).toMatchObject({ failed: false });
  const connection = await createConnection(settings.DATABASE_URL!);
  await connection.query('UPDATE backups SET at = at - INTERVAL 30 HOUR');
  await connection.end();
  expect(await findProblems('backup-old')).toEqual([
    expect.stringMatching(/^backup The last backup is 30 hours old/),
  ]);
  await backUp();
});

test('should find a clock that is 90 s ahead', async () => {
  expect(await findProblems('clock', aheadBy(90))).toEqual([
    expect.stringMatching(/^clock The clock of this machine is (89|9\d)\.\d s ahead of the database’s\.$/),
  ]);
});

test('should find a database with another character set and no schema', async () => {
  const url = new URL(await database.createDatabase('latin'));
  const connection = await createConnection(url.href);
  await connection.query('ALTER DATABASE latin CHARACTER SET latin1');
  await connection.end();
  expect(await findProblems('database', { DATABASE_URL: url.href })).toEqual([
    'database Database latin uses the character set latin1.',
    expect.stringMatching(/^database The schema lacks \d+ of the migrations of this release\.$/),
  ]);
});

test('should find a certificate that has ended', async () => {
  await nginx.stop();
  await startProxy(61);
  const problems = await findProblems('certificate');
  await nginx.stop();
  await startProxy();
  expect(problems).toEqual([expect.stringMatching(/^site The certificate expired on \d{4}-\d\d-\d\d\.$/)]);
});

test('should find a server that takes the proxy for everybody', async () => {
  await startServer({ TRUST_PROXY: undefined });
  expect(await findProblems('proxy-not-trusted')).toEqual([
    'proxy All visitors count as 127.0.0.1, which is a proxy: TRUST_PROXY is missing or too small.',
  ]);
});

test('should find a server that believes a forged address', async () => {
  await startServer({ TRUST_PROXY: '2' });
  expect(await findProblems('everybody-trusted')).toEqual([
    'proxy TRUST_PROXY is too wide: the server believes an X-Forwarded-For that the client made up.',
  ]);
});
