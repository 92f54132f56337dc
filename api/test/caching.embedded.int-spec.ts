import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStart } from '@ringtag/contracts';
import { newDoctorToken } from '../src/operations/doctor/doctor-token';
import { SecretKeys } from '../src/platform/secrets/secret-keys';
import { NOBODY } from './support/access-rules';
import { listApiHandlers } from './support/handlers';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const HASHED = '/assets/main.0123456789.js';

const FOREVER = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'no-cache';
const BROWSER_ALONE = 'private, no-cache';
const NOWHERE = 'no-store';

/** What a CDN may do with the answers (docs/reference.md, "What may a CDN cache?"). */
describe('Who may keep an answer', () => {
  let app: TestApp;
  let owner: Visitor;
  let admin: Visitor;
  /** What stands for the words in braces in the paths below. */
  const words: Record<string, string> = {};
  beforeAll(async () => {
    app = await TestApp.startWithPages({
      SHORT_URL: 'http://q.test',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'm'.repeat(32),
    });
    const assets = join(app.webRoot, 'shell/dist/assets');
    await mkdir(assets, { recursive: true });
    for (const end of ['', '.br', '.gz']) await writeFile(join(app.webRoot, 'shell/dist', HASHED + end), end);
    await writeFile(join(app.webRoot, 'shell/dist/favicon.svg'), '<svg/>');
    const [alias, free] = (await app.codes(2)) as [string, string];
    owner = await app.owner(alias, newEmail());
    admin = await app.admin();
    const { body } = await owner.get('/api/my-codes');
    const document = String((await app.visitor().get(`/scan/${alias}`)).body);
    const start = JSON.parse(/id="start">(.*?)<\/script>/.exec(document)![1]!) as PageStart;
    Object.assign(words, { alias, free, id: body.items[0].id, list: start.remotes });
  });
  afterAll(() => app.stop());

  const ask = async (path: string, cookie?: string | null, headers: Record<string, string> = {}) => {
    const named = path.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!);
    const sent = { ...(cookie && { cookie }), ...headers };
    const answer = await fetch(app.url + named, { headers: sent, redirect: 'manual' });
    await answer.body?.cancel();
    return { status: answer.status, caching: answer.headers.get('cache-control'), headers: answer.headers };
  };

  it.each([
    ['a hashed file', HASHED, 200, FOREVER],
    ['the list of remotes under its hash', '{list}', 200, FOREVER],
    ['a file without a hash', '/favicon.svg', 200, ASKED_AGAIN],
    ['a preview picture of the product', '/preview/brand-en.png', 200, 'public, max-age=86400'],
    ['a preview picture that does not exist', '/preview/other-en.png', 404, NOWHERE],
    ['a preview picture of a code without a contact', '/scan/{alias}/preview.png', 404, NOWHERE],
    ['the page for strangers', '/about', 200, BROWSER_ALONE],
    ['a page of help', '/help/finder', 200, BROWSER_ALONE],
    ['the description of a remote', '/_mf/mfe-scan/remote.json', 200, ASKED_AGAIN],
    ['the manifest of a remote', '/_mf/mfe-scan/mf-manifest.json', 200, ASKED_AGAIN],
    ['the list of remotes', '/remotes.json', 200, ASKED_AGAIN],
    ['the list of remotes of another release', '/remotes.0123456789ab.json', 200, ASKED_AGAIN],
    ['the document of a page', '/messages', 200, BROWSER_ALONE],
    ['the document of a code', '/scan/{alias}', 200, BROWSER_ALONE],
    ['the document of a free code', '/scan/{free}', 200, BROWSER_ALONE],
    ['the document of an unknown code', '/scan/NOPE234567', 404, BROWSER_ALONE],
    ['what a scan shows', '/api/scan/{alias}', 200, BROWSER_ALONE],
    ['a contact as a file', '/api/scan/{alias}/contact.vcf', 200, BROWSER_ALONE],
    ['a page with a secret in its address', '/sign-up?token=secret', 200, NOWHERE],
    ['the way to the right spelling', '/scan//', 303, NOWHERE],
    ['the way from a form', '/scan/{free}/activate', 303, NOWHERE],
    ['a hashed file that is missing', '/assets/main.ffffffff.js', 404, NOWHERE],
    ['a hashed file of a remote that is missing', '/_mf/mfe-scan/remoteEntry.ffffffff.js', 404, NOWHERE],
    ['a hashed file of a remote that does not exist', '/_mf/mfe-none/remoteEntry.ffffffff.js', 404, NOWHERE],
    ['an unknown code of the API', '/api/scan/NOPE234567', 404, NOWHERE],
    ['what needs a session', '/api/messages', 401, NOWHERE],
    ['an unknown address of the API', '/api/nothing', 404, NOWHERE],
    ['a question for health', '/health/ready', 200, NOWHERE],
    ['the metrics', '/metrics', 401, NOWHERE],
    ['what the server sees, for strangers', '/api/doctor', 404, NOWHERE],
  ])('should be said of %s', async (_what, path, status, caching) => {
    const answer = await ask(path);
    expect([answer.status, answer.caching]).toEqual([status, caching]);
    // One answer for all: nobody gets the cookie of somebody else.
    if (!/private|no-store/.test(caching)) expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['a page', '/messages', BROWSER_ALONE],
    ['the own code', '/scan/{alias}', BROWSER_ALONE],
    ['the own code for a script', '/api/scan/{alias}', NOWHERE],
    ['own data', '/api/messages', NOWHERE],
    ['a picture of a QR code', '/api/my-codes/{id}/qr.svg', BROWSER_ALONE],
    ['a QR code to print', '/api/my-codes/{id}/qr.pdf', BROWSER_ALONE],
    ['a small picture of an unknown version', '/api/my-codes/{id}/thumbnail.png?v=0', BROWSER_ALONE],
  ])('should be said of %s for somebody who is signed in', async (_what, path, caching) => {
    const { status, caching: said } = await ask(path, owner.cookie);
    expect([status, said]).toEqual([200, caching]);
  });

  it('should be said of parts of a hashed file, of none, and of a part that it does not have', async () => {
    const range = (bytes: string) =>
      ask(HASHED, null, { range: `bytes=${bytes}`, 'accept-encoding': 'gzip' });
    expect(await range('0-1')).toMatchObject({ status: 206, caching: FOREVER });
    expect(await range('90000-')).toMatchObject({ status: 400, caching: NOWHERE });
    const etag = (await ask(HASHED)).headers.get('etag')!;
    expect(await ask(HASHED, null, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).toMatchObject({
      status: 304,
      caching: FOREVER,
    });
  });

  it.each(['br', 'gzip', 'identity'])(
    'should keep %s of a hashed file apart from others',
    async (encoding) => {
      const { headers } = await ask(HASHED, null, { 'accept-encoding': encoding });
      expect(headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
    },
  );

  it.each(['/api/doctor', '/api/events/doctor'])('should be said of %s for the doctor', async (path) => {
    const token = newDoctorToken(new SecretKeys(app.config.security), app.clock.now());
    const { status, caching } = await ask(path, null, { authorization: `Bearer ${token}` });
    expect([status, caching]).toEqual([200, NOWHERE]);
  });

  it('should be said of the way from another domain to the site', async () => {
    // Fetch does not send another host.
    const { status, caching } = await ask('/{alias}', null, { 'x-forwarded-host': 'q.test' });
    expect([status, caching]).toEqual([302, NOWHERE]);
  });

  it('should let no cache between keep what the API answers, to whomever', async () => {
    const reading = listApiHandlers(app.app.nest).filter(({ method }) => method === 'GET');
    expect(reading.length).toBeGreaterThan(40);
    const kept: string[] = [];
    for (const { path } of reading)
      for (const cookie of [null, owner.cookie, admin.cookie]) {
        const { status, caching } = await ask(
          path.replace(':alias', '{alias}').replace(/:\w+/g, NOBODY),
          cookie,
        );
        if (!/private|no-store/.test(caching ?? '')) kept.push(`${path} ${status} ${caching}`);
      }
    expect(kept).toEqual([]);
  });
});
