import { TestApp } from './support/test-app';

const TOKEN = 'a token of an operator';

describe('GET /metrics', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  const read = (authorization?: string) =>
    fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });

  /** The value of a series, by its name and some of its labels. */
  async function readValue(name: string, ...labels: string[]): Promise<number | undefined> {
    const lines = (await (await read(`Bearer ${TOKEN}`)).text()).split('\n');
    const line = lines.find((it) => it.startsWith(`${name}{`) && labels.every((label) => it.includes(label)));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  }

  it('should count requests by route and not by path, and mails that wait', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const alias = await app.code();
    for (const path of [`scan/${alias}`, `scan/${alias}`, 'scan/NOSUCHCODE', 'user/me'])
      await app.visitor().get(`/api/${path}`);
    const scans = 'http_request_duration_seconds_count';
    expect(await readValue(scans, 'route="/api/scan/:alias"', 'status="200"')).toBe(2);
    expect(await readValue(scans, 'route="/api/scan/:alias"', 'status="404"')).toBe(1);
    expect(await readValue(scans, 'route="/api/user/me"', 'status="401"')).toBe(1);
    expect(await readValue(scans, alias)).toBeUndefined();
    expect(await readValue('ringtag_mails', 'state="waiting"')).toBe(0);
    await app.mail.stop();
    await app.visitor().post('/api/auth/sign-in', { email: 'somebody@example.com' });
    expect(await readValue('ringtag_mails', 'state="waiting"')).toBe(1);
    await app.mail.start();
  });

  it('should tell nothing to whoever does not bring the token', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    for (const authorization of [undefined, TOKEN, 'Bearer ', `Bearer ${TOKEN}s`, 'Basic YTpi']) {
      const answer = await read(authorization);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('http_request');
    }
  });

  it('should not be there without a token', async () => {
    app = await TestApp.start();
    for (const authorization of [undefined, 'Bearer ', 'Bearer undefined'])
      expect((await read(authorization)).headers.get('content-type')).not.toContain('text/plain');
  });
});
