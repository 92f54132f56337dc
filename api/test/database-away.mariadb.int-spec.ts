import { rm } from 'node:fs/promises';
import type { DatabaseServer } from '@ringtag/tools/mysql';
import { startServer } from './support/server-database';
import { newEmail, ORIGIN, TestApp } from './support/test-app';
import { webRootWithScan } from './support/web-root';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
const METRICS_TOKEN = 'a token of metrics';

describe('While the database is away', () => {
  let database: DatabaseServer;
  let app: TestApp;
  let webRoot: string;
  let alias: string;
  let formToken: string;
  beforeAll(async () => {
    webRoot = await webRootWithScan();
    database = await startServer();
    const DATABASE_URL = await database.createDatabase('away');
    app = await TestApp.start({ WEB_ROOT: webRoot, DATABASE_URL, METRICS_TOKEN });
    alias = await app.code();
    await app.owner(alias, newEmail(), { name: 'Ann Lee' });
    formToken = (await app.visitor().get(`/api/scan/${alias}`)).body.formToken;
    await app.forgetPages();
    process.kill(database.pid, 'SIGKILL');
    while ((await app.visitor().get('/health/ready')).status === 200);
  }, 60_000);
  afterAll(async () => {
    await database.restart();
    await app.stop();
    await rm(webRoot, { recursive: true });
  }, 60_000);
  afterAll(() => database.stop());

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(app.url + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const expectOutage = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>, kept = 'no-store') => {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', kept]);
    expect(body).not.toMatch(/ECONN|127\.0\.0\.1|mysql|sql|\/src\/|node_modules|ER_/i);
    expect(body).not.toContain(String(database.port));
  };

  it.each(['', '/message', '/thanks', '/activate?token=x'])(
    'should say so on a page: /scan/…%s',
    async (below) => {
      const path = `/scan/${alias}${below}`;
      let answer: Awaited<ReturnType<typeof ask>>;
      // A document is sent without its data after 200 ms, as a busy machine may take to notice that there are none.
      do answer = await ask(path, { headers: { 'accept-language': 'fr' } });
      while (answer.status === 200);
      expectOutage(answer);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<html lang="fr"');
      expect(answer.body).toContain('<h1>Momentanément indisponible</h1>');
      expect(answer.body).toContain(`href="${path}"`);
      // The page of the code comes to itself when its script runs; the others stand without one.
      expect(answer.body.includes('<script defer')).toBe(below === '');
    },
  );

  it('should give back what was typed into the form, so that it can be sent again', async () => {
    const typed = {
      kind: 'feedback',
      body: '<b>Found</b>\r\nyour keys',
      name: 'Bob',
      email: 'bob@example.com',
      phone: '1',
    };
    const body = new URLSearchParams({ ...typed, formToken }).toString();
    const answer = await ask(`/scan/${alias}/message?locale=uk`, { method: 'POST', headers: FORM, body });
    // Back leads to what was typed, which nobody else is sent.
    expectOutage(answer, 'private, no-cache');
    expect(answer.body).toContain('Не вдалося надіслати повідомлення');
    expect(answer.body).toContain('&lt;b&gt;Found&lt;/b&gt;\r\nyour keys</textarea>');
    expect(answer.body).toMatch(/value="feedback"[^>]* checked|checked[^>]* value="feedback"/);
    for (const value of ['Bob', 'bob@example.com', formToken])
      expect(answer.body).toContain(`value="${value}"`);
  });

  it('should go on telling monitoring how it does, without what only the database knows', async () => {
    const { status, body } = await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(status).toBe(200);
    expect(body).toMatch(/^ringtag_ready 0$/m);
    expect(body).toMatch(/^ringtag_service_level_failures_total\{level="answers"\} [1-9]/m);
    expect(body).not.toMatch(/^ringtag_(mails\{|database_pending_migrations|housekeeping_done)/m);
  });

  it.each(['/messages', '/sign-in'])(
    'should go on sending documents that need no database: %s',
    async (path) => expect((await ask(path)).status).toBe(200),
  );

  it('should say so to programs, and to whoever opens a file', async () => {
    const card = `/api/scan/${alias}/contact.vcf`;
    for (const path of [`/api/scan/${alias}`, card]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expectOutage(answer);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable' });
      expect(answer.headers.get('content-disposition')).toBeNull();
    }
    const opened = await ask(card, { headers: { accept: 'text/html', 'accept-language': 'ru' } });
    expectOutage(opened);
    expect(opened.body).toContain('<h1>Временно недоступно</h1>');
  });
});
