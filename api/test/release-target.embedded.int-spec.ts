import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { apiDocument } from '../src/api-document';
import { newBuild, newUploader, Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const refusal = {
  field: 'authorization',
  message: 'Send "Bearer" and a token of this remote that was not revoked',
};

describe('What a release has to fit', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    const write = (file: string, content: object) =>
      writeFile(join(app.webRoot, 'shell/dist', file), JSON.stringify(content));
    await write('release.json', { number: 12, commit: 'c'.repeat(40) });
    await write('shared-exports.json', { '@ringtag/session': ['useSession'] });
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterAll(() => app.stop());

  it('should be told to a token: the commit, the contract and the exports of the shell, and the calls of the API', async () => {
    const { status, body } = await uploader.getTarget();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      remote: 'mfe-scan',
      commit: 'c'.repeat(40),
      contract: CONTRACT_VERSION,
      shared: [{ name: '@ringtag/session', exports: ['useSession'] }],
    });
    const documented = Object.entries(apiDocument(app.app.nest).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(body.calls).toEqual(expect.arrayContaining(documented.filter((call) => call.includes(' /api/'))));
    expect(body.calls).not.toContain('GET /api/no-such');
  });

  it('should name the releases of the remote of the token, and no others', async () => {
    const other = await newUploader(app, admin, 'mfe-auth');
    await uploader.upload(newBuild(7));
    await other.upload(newBuild(8, { remote: 'mfe-auth' }));
    const numbers = async (each: Uploader) =>
      (await each.getTarget()).body.releases.map(({ number }: { number: number }) => number);
    expect(await numbers(uploader)).toEqual([7, 0]);
    expect(await numbers(other)).toEqual([8]);
  });

  it('should be told to nobody without a token that works', async () => {
    expect((await app.visitor().get('/api/release-target')).body.error).toMatchObject([refusal]);
    expect((await admin.get('/api/release-target')).body.error).toMatchObject([refusal]);
    const { body } = await admin.post('/api/release-tokens', { remote: 'mfe-scan', label: 'Old' });
    const revoked = new Uploader(app, body.token);
    expect((await revoked.getTarget()).status).toBe(200);
    await admin.delete(`/api/release-tokens/${body.created.id}`);
    expect((await revoked.getTarget()).body.error).toMatchObject([refusal]);
  });
});

describe('The paths of a release', () => {
  let app: TestApp;
  let scan: Uploader;
  let tips: Uploader;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    [scan, tips] = [await newUploader(app, admin), await newUploader(app, admin, 'mfe-tips')];
    const routes = ['/tips', '/tips/:id'].map((path) => ({ path, authorities: [] }));
    await tips.upload(newBuild(1, { remote: 'mfe-tips', routes }));
  });
  afterAll(() => app.stop());

  const begin = async (uploader: Uploader, remote: string, path: string) => {
    const { body } = newBuild(9, { remote, routes: [{ path, authorities: [] }] });
    const answer = await uploader.begin(body);
    return answer.status === 200 ? 'begun' : answer.body.error[0].message;
  };

  it.each([
    ['/sign-in', '/sign-in'],
    ['/Sign-In', '/sign-in'],
    ['/scan', '/scan/*'],
    ['/scan/tips', '/scan/*'],
    ['/:page', '/scan/*'],
    ['/messages', '/messages'],
    ['/*', '/scan/*'],
  ])('should not be those of another remote that is served: %s', async (path, taken) => {
    expect(await begin(tips, 'mfe-tips', path)).toBe(
      `${path} belongs to mfe-scan, whose page is ${taken}. Choose another path`,
    );
  });

  it('should be those that the remote has, and new ones', async () => {
    for (const path of ['/scan/*', '/sign-in', '/new'])
      expect(await begin(scan, 'mfe-scan', path)).toBe('begun');
    for (const path of ['/scanner', '/sign-in/tips', '/tips'])
      expect(await begin(tips, 'mfe-tips', path)).toBe('begun');
  });

  it('should belong to a release from when it is served', async () => {
    expect(await begin(scan, 'mfe-scan', '/tips/new')).toBe('begun');
    await admin.patch('/api/releases/mfe-tips/1', { version: 0, share: 100 });
    expect(await begin(scan, 'mfe-scan', '/tips/new')).toBe(
      '/tips/new belongs to mfe-tips, whose page is /tips/:id. Choose another path',
    );
  });
});
