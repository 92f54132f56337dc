import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, LOCALES, MINUTE } from '@ringtag/contracts';
import { ShippedReleases } from '../src/releases/shipped/shipped-releases';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { eventually } from './support/eventually';
import { newBuild, newUploader, type Uploader } from './support/releases';
import { ADMIN, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

interface Listed {
  remote: string;
  number: number;
  version: number;
  audience: string;
  share: number;
  blocked: boolean;
  shipped: boolean;
}

describe('Deciding about a release', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  let other: Uploader;
  beforeEach(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    // What it finds there at its start has no number.
    await app.app.nest.get(ShippedReleases).store();
    uploader = await newUploader(app, admin);
    other = await newUploader(app, admin, 'mfe-auth');
  });
  afterEach(() => app.stop());

  const list = async (): Promise<Listed[]> => (await admin.get('/api/releases')).body.items;
  const find = async (number: number, remote = 'mfe-scan') =>
    (await list()).find((each) => each.remote === remote && each.number === number)!;
  const send = (number: number, body: object, remote = 'mfe-scan', visitor = admin): Promise<Answer> =>
    visitor.patch(`/api/releases/${remote}/${number}`, body);
  /** With the version that is stored. */
  const change = async (number: number, body: object, remote = 'mfe-scan') => {
    const { version } = await find(number, remote);
    return send(number, { version, ...body }, remote);
  };
  const audiences = async () => (await list()).map(({ number, audience }) => `${number} ${audience}`);
  const readEntry = async (visitor = app.visitor()): Promise<string> =>
    (await visitor.get('/_mf/mfe-scan/mf-manifest.json')).body.metaData.remoteEntry.name as string;
  /** Gives what ships with the server a number. */
  const ship = async (number: number, commit = 'f'.repeat(40)) => {
    const said = JSON.stringify({ number, commit });
    await writeFile(join(app.webRoot, 'mfe-scan/dist/release.json'), said);
    await eventually(async () => (await list()).some((each) => each.shipped && each.number === number), true);
  };

  it('should show to nobody what was uploaded, then to a share, then to everybody, then the one before again', async () => {
    await uploader.upload(newBuild(7));
    expect(await audiences()).toEqual(['7 nobody', '0 everybody']);
    expect(await readEntry()).toBe('remoteEntry.1.js');
    expect((await change(7, { share: 50 })).body).toMatchObject({ audience: 'share', share: 50, version: 1 });
    expect(await audiences()).toEqual(['7 share', '0 everybody']);
    expect((await change(7, { share: 100 })).body).toMatchObject({ audience: 'everybody', version: 2 });
    expect(await readEntry()).toBe('remoteEntry.00000007.js');
    await uploader.upload(newBuild(9));
    await change(9, { share: 100 });
    expect(await readEntry()).toBe('remoteEntry.00000009.js');
    expect((await change(9, { blocked: true })).body).toMatchObject({ audience: 'nobody', blocked: true });
    expect(await readEntry()).toBe('remoteEntry.00000007.js');
    await change(9, { blocked: false });
    expect(await readEntry()).toBe('remoteEntry.00000009.js');
  });

  it('should name the release in lists and documents, with the pages that it adds', async () => {
    const title = Object.fromEntries(LOCALES.map((locale) => [locale, `Tips in ${locale}`]));
    const routes = [
      { path: '/scan/*', authorities: [] },
      { path: '/tips', authorities: [], title },
    ];
    await uploader.upload(newBuild(7, { routes }));
    const tips = async () => (await app.visitor().get('/tips')).status;
    expect(await tips()).toBe(404);
    await change(7, { share: 100 });
    expect(await tips()).toBe(200);
    for (const locale of LOCALES) {
      const [remote] = (await app.visitor().get(`/remotes.json?locale=${locale}`)).body.remotes;
      expect(remote.routes).toEqual([routes[0], { ...routes[1], title: title[locale] }]);
    }
    expect(String((await app.visitor().get('/tips')).body)).toContain('/tips');
  });

  it('should serve a remote that the server does not ship, until its last release is blocked', async () => {
    await other.upload(newBuild(3, { remote: 'mfe-auth', routes: [{ path: '/tips', authorities: [] }] }));
    await change(3, { share: 100 }, 'mfe-auth');
    const names = async () => {
      const { remotes } = (await app.visitor().get('/remotes.json')).body;
      return remotes.map(({ name }: { name: string }) => name) as string[];
    };
    expect(await names()).toEqual(['mfe-auth', 'mfe-scan']);
    expect((await change(3, { blocked: true }, 'mfe-auth')).status).toBe(200);
    expect(await names()).toEqual(['mfe-scan']);
    expect((await app.visitor().get('/tips')).status).toBe(404);
  });

  it('should leave out what the shell cannot work with', async () => {
    await uploader.upload(newBuild(7, { contract: CONTRACT_VERSION + 1 }));
    for (const share of [10, 100])
      expect((await change(7, { share })).body.error[0]).toMatchObject({
        field: 'share',
        code: 'fitsContract',
      });
    // As after a roll-back of the server.
    await uploader.upload(newBuild(8));
    await change(8, { share: 100 });
    await app.dataSource.manager.update(ReleaseEntity, { number: 8 }, { contract: CONTRACT_VERSION + 1 });
    await change(7, { blocked: true });
    expect(await audiences()).toEqual(['8 nobody', '7 nobody', '0 everybody']);
    expect(await readEntry()).toBe('remoteEntry.1.js');
  });

  it('should free the place of a share once a higher release is for everybody, and record it', async () => {
    for (const number of [7, 8]) await uploader.upload(newBuild(number));
    await other.upload(newBuild(3, { remote: 'mfe-auth' }));
    await change(7, { share: 10 });
    await change(8, { share: 100 });
    expect(await find(7)).toMatchObject({ share: 0, version: 2, audience: 'nobody' });
    expect((await change(3, { share: 10 }, 'mfe-auth')).status).toBe(200);
    const { items } = (await admin.get('/api/audit-log?action=release-changed')).body;
    const changed = items.map((each: { subjectName: string; changes: object[] }) => [
      each.subjectName,
      each.changes,
    ]);
    expect(changed).toContainEqual(['mfe-scan 7', [{ field: 'share', old: '10', new: '0' }]]);
    // What is above is still tried.
    await uploader.upload(newBuild(9));
    await change(3, { share: 0 }, 'mfe-auth');
    await change(9, { share: 10 });
    await change(8, { blocked: true });
    expect(await find(9)).toMatchObject({ share: 10 });
  });

  it('should let one of two who decide at once win, and tell the other', async () => {
    await uploader.upload(newBuild(7));
    await uploader.upload(newBuild(8));
    const answers = await Promise.all([10, 20, 30, 100].map((share) => send(7, { version: 0, share })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'won' : body.code));
    expect(codes.sort()).toEqual(['outdated', 'outdated', 'outdated', 'won']);
    const won = answers.find(({ status }) => status === 200)!;
    expect(await find(7)).toMatchObject({ version: 1, share: won.body.share });
  });

  it('should take two promotions at once, of which the higher number is served', async () => {
    for (const number of [7, 8]) await uploader.upload(newBuild(number));
    const answers = await Promise.all([7, 8].map((number) => send(number, { version: 0, share: 100 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audiences()).toEqual([
      '8 everybody',
      '7 nobody',
      '0 everybody'.replace('everybody', 'nobody'),
    ]);
  });

  it('should show at most one release of the site to a share, whoever decides first', async () => {
    await uploader.upload(newBuild(7));
    await other.upload(newBuild(3, { remote: 'mfe-auth' }));
    const answers = await Promise.all([
      send(7, { version: 0, share: 10 }),
      send(3, { version: 0, share: 10 }, 'mfe-auth'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('share_taken');
    const [taken, free] = answers[0]!.status === 200 ? [7, 3] : [3, 7];
    const remote = (number: number) => (number === 7 ? 'mfe-scan' : 'mfe-auth');
    await change(taken, { share: 100 }, remote(taken));
    expect((await change(free, { share: 99 }, remote(free))).status).toBe(200);
    // What is blocked leaves its place.
    expect((await change(free, { blocked: true }, remote(free))).body).toMatchObject({ share: 0 });
  });

  it('should block what ships with the server while another release fits, and not otherwise', async () => {
    await ship(5);
    expect((await change(5, { blocked: true })).body.code).toBe('release_needed');
    await uploader.upload(newBuild(4));
    await change(4, { share: 100 });
    expect(await readEntry()).toBe('remoteEntry.1.js');
    expect((await change(5, { blocked: true })).status).toBe(200);
    expect(await readEntry()).toBe('remoteEntry.00000004.js');
    expect((await change(4, { blocked: true })).body.code).toBe('release_needed');
    expect((await change(4, { share: 0 })).body.code).toBe('release_needed');
    // A decision is about one number: the next server ships another.
    await ship(6);
    expect(await audiences()).toEqual(['6 everybody', '4 nobody']);
  });

  it('should block on the disk, too, what was uploaded before the server shipped it', async () => {
    await uploader.upload(newBuild(4));
    await change(4, { share: 100 });
    await uploader.upload(newBuild(5));
    await change(5, { share: 100 });
    await change(5, { blocked: true });
    await ship(5);
    expect(await audiences()).toEqual(['5 nobody', '4 everybody']);
    expect(await readEntry()).toBe('remoteEntry.00000004.js');
  });

  it('should leave one release where two are blocked at once', async () => {
    await ship(5);
    await uploader.upload(newBuild(4));
    await change(4, { share: 100 });
    const answers = await Promise.all([
      send(5, { version: 0, blocked: true }),
      send(4, { version: 1, blocked: true }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await audiences()).filter((each) => each.endsWith('everybody'))).toHaveLength(1);
  });

  it('should refuse the number of what ships as an upload, a share of it, and what is not there', async () => {
    await ship(5);
    expect((await uploader.begin(newBuild(5).body)).body.error[0].field).toBe('number');
    expect((await change(5, { share: 50 })).body.error[0].field).toBe('share');
    expect((await send(6, { version: 0, share: 100 })).status).toBe(404);
    expect((await send(0, { version: 0, blocked: true })).status).toBe(404);
    expect((await send(5, { version: 0, share: 101 })).status).toBe(400);
    expect((await send(5, { version: 0 })).body.error[0]).toMatchObject({ field: 'share', code: 'isGiven' });
    expect((await send(5, { version: 0, blocked: true }, 'mfe-auth%2F..%2Fmfe-scan')).status).toBe(404);
    await uploader.begin(newBuild(8).body);
    expect((await send(8, { version: 0, share: 100 })).status).toBe(404);
  });

  it('should not take bytes of a file that the server ships for other ones', async () => {
    await writeFile(join(app.webRoot, 'mfe-scan/dist/own.0123abcd.js'), 'shipped');
    const answer = await uploader.begin(newBuild(7, { files: { 'own.0123abcd.js': 'other' } }).body);
    expect(answer.body.error[0].message).toContain('own.0123abcd.js has other bytes');
    expect(await uploader.upload(newBuild(7, { files: { 'own.0123abcd.js': 'shipped' } }))).toContain(204);
  });

  it('should need a proof ten minutes after the sign-in', async () => {
    await uploader.upload(newBuild(7));
    app.clock.advance(11 * MINUTE);
    const refused = await send(7, { version: 0, share: 100 });
    expect([refused.status, refused.body.error[0].code]).toEqual([400, 'isCurrentPassword']);
    expect((await admin.put('/api/releases/mfe-scan/7/only-for-me', {})).status).toBe(400);
    const token = { remote: 'mfe-scan', label: 'CI' };
    expect((await admin.post('/api/release-tokens', token)).status).toBe(400);
    const { password } = ADMIN;
    expect((await send(7, { version: 0, share: 100, password })).status).toBe(200);
    expect((await admin.post('/api/release-tokens', { ...token, password })).status).toBe(201);
  });

  it('should be recorded with what was decided', async () => {
    await uploader.upload(newBuild(7));
    await change(7, { share: 50 });
    const { items } = (await admin.get('/api/audit-log?action=release-changed')).body;
    expect(items[0]).toMatchObject({
      subjectName: 'mfe-scan 7',
      actorRole: 'role-admin',
      changes: [{ field: 'share', old: '0', new: '50' }],
    });
  });

  it('should store when a release was last shown', async () => {
    for (const number of [7, 8]) await uploader.upload(newBuild(number));
    const served = async (number: number) =>
      (await app.dataSource.manager.findOneByOrFail(ReleaseEntity, { number })).servedAt;
    await change(7, { share: 100 });
    const first = await served(7);
    expect([first, await served(8)]).toEqual([expect.any(Date), null]);
    app.clock.advance(MINUTE);
    await change(8, { share: 100 });
    expect((await served(7))!.getTime()).toBeGreaterThanOrEqual(first!.getTime() + MINUTE);
  });
});
