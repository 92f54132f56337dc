import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Deployment } from './deployment';
import { type Answer, expect, test } from './fixtures';

/** What is left of the walk: answers in browsers, lines in logs, and processes. */
test.describe.configure({ mode: 'serial' });

const readStatus = (pid: number, name: string): string =>
  new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!;

test('should run as nobody, without a capability, and write nowhere', ({ deployment }) => {
  const { api } = deployment;
  expect(readStatus(api.pid, 'Uid')).not.toMatch(/(^|\t)0(\t|$)/);
  for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    expect([set, readStatus(api.pid, set)]).toEqual([set, '0000000000000000']);
  expect(readStatus(api.pid, 'NoNewPrivs')).toBe('1');
  expect(readStatus(api.pid, 'NSpid')).toMatch(/\t1$/);

  // mount_namespaces(7): the fifth column is the place, the sixth how it is mounted.
  const mounts = readFileSync(`/proc/${api.pid}/mountinfo`, 'utf8').trim().split('\n');
  const writable = mounts.map((line) => line.split(' ')).filter(([, , , , , how]) => !/\bro\b/.test(how!));
  const places = writable
    .map(([, , , , place]) => place!)
    .filter((place) => !/^\/(dev|proc)(\/|$)/.test(place));
  expect(places.sort()).toEqual(['/data', '/tmp']);
  expect(readdirSync(api.dir).sort()).toEqual(['data', 'output.log', 'tmp']);
  expect(readdirSync(join(api.dir, 'data'))).toEqual([]);
  expect(readdirSync(join(api.dir, 'tmp'))).toEqual([]);
});

test('should show no secret to who lists processes', ({ deployment }) => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const commands = pids.map((pid) => readIfThere(`/proc/${pid}/cmdline`)).filter(Boolean);
  expect(commands.join('\n')).toContain('api/dist/main.js');
  for (const secret of deployment.secrets)
    expect(commands.filter((line) => line.includes(secret))).toEqual([]);
});

test('should send the headers that protect with every answer', ({ answers }) => {
  expect(answers.length).toBeGreaterThan(100);
  expect(
    listPaths(answers, ({ headers }) => headers['strict-transport-security'] !== 'max-age=31536000'),
  ).toEqual([]);
  expect(listPaths(answers, ({ headers }) => headers['x-content-type-options'] !== 'nosniff')).toEqual([]);
  expect(listPaths(answers, ({ headers }) => /\d/.test(headers['server'] ?? ''))).toEqual([]);
  expect(listPaths(answers, ({ headers }) => 'x-powered-by' in headers || 'via' in headers)).toEqual([]);

  const documents = answers.filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
  expect(documents.length).toBeGreaterThan(5);
  const policies = documents.map(({ headers }) => headers['content-security-policy'] ?? '');
  for (const policy of policies) {
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  }
});

test('should let nobody keep an answer of the API but public photos, and browsers small pictures of codes', ({
  answers,
}) => {
  const ofApi = answers.filter(({ path }) => path.startsWith('/api/'));
  expect(ofApi.length).toBeGreaterThan(20);
  const kept = listPaths(ofApi, ({ headers }) => !headers['cache-control']?.includes('no-store'));
  const isPicture = (path: string) => /^\/api\/(items|my-codes)\/[0-9a-f-]{36}\/thumbnail\.png$/.test(path);
  expect(
    kept.filter((path) => !isPicture(path) && !/^\/api\/photos\/[0-9a-f]{64}(-\d+)?\.webp$/.test(path)),
  ).toEqual([]);
  const pictures = ofApi.filter(({ path }) => isPicture(path));
  expect(listPaths(pictures, ({ headers }) => !headers['cache-control']?.startsWith('private'))).toEqual([]);
});

const listPaths = (answers: Answer[], fails: (answer: Answer) => boolean): string[] => [
  ...new Set(answers.filter(fails).map(({ path }) => path)),
];

test('should set only cookies that no other host and no script can touch', async ({ browser }) => {
  const cookies = (await Promise.all(browser.contexts().map((context) => context.cookies()))).flat();
  expect(cookies.length).toBeGreaterThan(3);
  for (const { name, secure, httpOnly, sameSite, path } of cookies)
    expect({ name, secure, httpOnly, sameSite, path }).toEqual({
      name: expect.stringMatching(/^__Host-/),
      secure: true,
      httpOnly: true,
      sameSite: expect.stringMatching(/^(Lax|Strict)$/),
      path: '/',
    });
});

test('should have written no secret into a log', async ({ browser, deployment, newVisitor }) => {
  const { mail, proxy, api, secrets } = deployment;
  const tokens = mail.mails.flatMap(({ text = '' }) =>
    [...text.matchAll(/[?&]token=([\w.-]+)/g)].map(([, token]) => token!),
  );
  await openLinks(await newVisitor(), deployment, tokens);
  const cookies = (await Promise.all(browser.contexts().map((context) => context.cookies()))).flat();
  const digits = mail.mails.flatMap(({ subject = '' }) => /^\d{6}/.exec(subject) ?? []);
  const emails = mail.mails.flatMap(({ recipients }) => recipients);
  expect([tokens.length, digits.length, emails.length, cookies.length].every((count) => count > 1)).toBe(
    true,
  );

  await expect.poll(() => proxy.readLogs()).toMatch(/GET \/last-line-of-the-test\b/);
  // Without status and size of an answer: a size may have six digits, too.
  const logs = (proxy.readLogs() + api.output).replace(/ \d{3} \d+ /g, ' ');
  const words = [...tokens, ...emails, ...secrets, ...cookies.map(({ value }) => value)];
  expect(words.filter((word) => logs.includes(word))).toEqual([]);
  expect(digits.filter((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(logs))).toEqual([]);
});

test('should end in order when the engine says so', async ({ deployment }) => {
  expect(await deployment.api.end()).toBe(0);
});

/** As people do with the links of mails. Their scripts may ask more of the server. */
async function openLinks(visitor: Page, { mail }: Deployment, tokens: string[]): Promise<void> {
  const links = mail.mails.flatMap(({ text = '' }) => text.match(/https:\/\/qr\.example\.com\/\S+/g) ?? []);
  for (const link of links) await visitor.goto(link);
  for (const token of tokens) await visitor.goto(`/api/unactivation-requests/${token}`);
  await visitor.goto('/last-line-of-the-test');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // That process has ended meanwhile.
  }
}
