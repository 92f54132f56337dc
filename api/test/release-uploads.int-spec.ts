import { request } from 'node:http';
import { CONTRACT_VERSION, RELEASE } from '@ringtag/contracts';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseTokenEntity } from '../src/releases/tables/release-token.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { commit, newBuild, newUploader, sha384, Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

describe('Uploading a release', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  let number = 100;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterAll(() => app.stop());
  beforeEach(() => (number += 1));

  const listed = async () =>
    ((await admin.get('/api/releases')).body.items as { number: number }[]).map((each) => each.number);
  const counted = async () => [
    await app.dataSource.manager.count(ReleaseEntity),
    await app.dataSource.manager.count(ReleaseFileEntity),
  ];
  /** What is wrong, and the message. */
  const said = ({ status, body }: Answer) => [status, body.error[0]?.field, body.error[0]?.message];

  it('should be visible to administrators once it is complete, and not before', async () => {
    const build = newBuild(number, { files: { 'assets/page.0123abcd.js': 'export {}' } });
    const begun = await uploader.begin(build.body);
    expect(begun.status).toBe(200);
    expect(begun.body.missing.sort()).toEqual([...build.bytes.keys()].sort());
    expect(await listed()).not.toContain(number);
    for (const [hash, bytes] of build.bytes)
      expect((await uploader.store(number, hash, bytes)).status).toBe(204);
    expect(await listed()).not.toContain(number);
    expect((await uploader.complete(number)).status).toBe(204);
    const { items } = (await admin.get('/api/releases')).body;
    expect(items).toContainEqual({
      ...{
        remote: 'mfe-scan',
        number,
        commit: commit('a'),
        contract: CONTRACT_VERSION,
        share: 0,
        blocked: false,
        version: 0,
      },
      ...{
        shipped: false,
        audience: 'nobody',
        servedSince: null,
        uploadedBy: 'CI of mfe-scan',
        uploadedAt: expect.any(String),
      },
    });
  });

  it('should go on where it broke off, and change nothing when it is sent again', async () => {
    const build = newBuild(number, { files: { 'assets/a.0123abc1.js': 'a', 'assets/b.0123abc1.js': 'b' } });
    await uploader.begin(build.body);
    await uploader.store(number, sha384('a'), 'a');
    const { missing } = (await uploader.begin(build.body)).body;
    expect(missing).toEqual(expect.arrayContaining([sha384('b')]));
    expect(missing).not.toContain(sha384('a'));
    expect(await uploader.upload(build)).toEqual([200, 204, 204, 204]);
    expect(await uploader.upload(build)).toEqual([200, 204]);
  });

  it('should not ask for a file that an earlier release has', async () => {
    const files = { 'assets/shared.0123abc2.js': 'shared' };
    await uploader.upload(newBuild(number, { files }));
    number += 1;
    const { missing } = (await uploader.begin(newBuild(number, { files }).body)).body;
    expect(missing).toHaveLength(1);
    expect(missing).not.toContain(sha384('shared'));
  });

  it('should be refused without a token, with one of another remote, one that is made up, and a revoked one', async () => {
    const others = await newUploader(app, admin, 'mfe-auth');
    const revoked = (await admin.post('/api/release-tokens', { remote: 'mfe-scan', label: 'Old' })).body;
    expect((await admin.delete(`/api/release-tokens/${revoked.created.id}`)).status).toBe(204);
    const made = [`${revoked.created.id}.${'x'.repeat(43)}`, 'x', '', `${revoked.token}x`];
    const before = await counted();
    const build = newBuild(number);
    const refusal = [400, 'authorization', 'Send "Bearer" and a token of this remote that was not revoked'];
    for (const token of [revoked.token, ...made]) {
      const stranger = new Uploader(app, token);
      expect(said(await stranger.begin(build.body))).toEqual(refusal);
      expect(said(await stranger.store(number, sha384('a'), 'a'))).toEqual(refusal);
      expect(said(await stranger.complete(number))).toEqual(refusal);
    }
    const theirs = (others as unknown as { authorization: Record<string, string> }).authorization;
    for (const headers of [theirs, {}])
      expect(said(await app.visitor().post('/api/releases/mfe-scan', build.body, headers))).toEqual(refusal);
    for (const odd of ['/api/releases/mfe-auth%2F..%2Fmfe-scan', '/api/releases/MFE-SCAN'])
      expect(said(await app.visitor().post(odd, build.body, theirs))).toEqual(refusal);
    expect(await counted()).toEqual(before);
  });

  it('should keep no secret of a token', async () => {
    const { body } = await admin.post('/api/release-tokens', { remote: 'mfe-scan', label: 'CI' });
    const rows = await app.dataSource.manager.findBy(ReleaseTokenEntity, { id: body.created.id });
    expect(JSON.stringify(rows)).not.toContain(body.token.split('.')[1]);
    expect(JSON.stringify((await admin.get('/api/release-tokens')).body)).not.toContain(
      body.token.split('.')[1],
    );
  });

  it('should refuse what is too large, and too many files, and store nothing', async () => {
    const before = await counted();
    const { body } = newBuild(number);
    const many = (count: number, size: number) => ({
      ...body,
      files: Array.from({ length: count }, (_, n) => ({
        path: `f.${String(n).padStart(8, '0')}.js`,
        sha384: sha384(`${n}`),
        size,
      })),
    });
    expect((await uploader.begin(many(10_000, 1))).status).toBe(413);
    expect(said(await uploader.begin(many(301, 1)))[1]).toBe('files');
    expect(said(await uploader.begin(many(1, RELEASE.fileBytes + 1)))[1]).toBe('files.0.size');
    const large = said(await uploader.begin(many(6, RELEASE.fileBytes)));
    expect(large).toEqual([400, 'files', 'A release has at most 20971520 bytes']);
    expect(await counted()).toEqual(before);
  });

  it('should refuse bytes that were not announced, longer ones, and files of nobody', async () => {
    const build = newBuild(number, { files: { 'assets/a.0123abc3.js': 'right' } });
    await uploader.begin(build.body);
    const before = await counted();
    const hash = sha384('right');
    const refusal = [400, 'body', 'These are not the bytes that were announced'];
    expect(said(await uploader.store(number, hash, 'wrong'))).toEqual(refusal);
    expect(said(await uploader.store(number, hash, 'r'))).toEqual(refusal);
    expect((await uploader.store(number, hash, 'right and more')).status).toBe(413);
    for (const odd of [sha384('other'), 'x', '..%2f..%2fetc', `${hash}%00`])
      expect((await uploader.store(number, odd, 'right')).status).toBe(404);
    for (const odd of ['0', '-1', '1e3', '9999999999', `${number}.0`, '999'])
      expect((await uploader.store(odd, hash, 'right')).status).toBe(404);
    expect(said(await uploader.complete(number))).toEqual([400, 'files', expect.stringContaining('first')]);
    expect(await counted()).toEqual(before);
    expect(await listed()).not.toContain(number);
  });

  it('should store nothing of a file that breaks off', async () => {
    const bytes = 'b'.repeat(100_000);
    const { body } = newBuild(number, { files: { 'assets/cut.0123abc4.js': bytes } });
    await uploader.begin(body);
    const before = await counted();
    const { authorization } = uploader as unknown as { authorization: Record<string, string> };
    const headers = {
      ...authorization,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    };
    const path = `/api/releases/mfe-scan/${number}/files/${sha384(bytes)}`;
    await new Promise<void>((resolve) => {
      const cut = request(app.url + path, { method: 'PUT', headers });
      cut.once('error', () => resolve());
      cut.write(bytes.slice(0, 50_000), () => cut.destroy());
      cut.once('close', () => resolve());
    });
    expect(await counted()).toEqual(before);
    expect((await uploader.complete(number)).status).toBe(400);
  });

  it('should refuse another commit or another build under the number of a release, and its paths with other bytes', async () => {
    const files = { 'assets/same.0123abc5.js': 'one' };
    await uploader.upload(newBuild(number, { files }));
    const taken = [400, 'number', 'Another release has this number'];
    expect(said(await uploader.begin(newBuild(number, { files, letter: 'b' }).body))).toEqual(taken);
    expect(said(await uploader.begin(newBuild(number).body))).toEqual(taken);
    number += 1;
    const other = await uploader.begin(
      newBuild(number, { files: { 'assets/same.0123abc5.js': 'two' } }).body,
    );
    expect(said(other)).toEqual([400, 'files', 'assets/same.0123abc5.js has other bytes in another release']);
    expect((await uploader.store(number, sha384('two'), 'two')).status).toBe(400);
    expect((await uploader.complete(number)).status).toBe(400);
  });

  it('should let one of two commits have a number that both want at once', async () => {
    const commits = ['a', 'b', 'c', 'd'];
    const builds = commits.map((letter) =>
      newBuild(number, { letter, files: { [`assets/own.${letter.repeat(8)}.js`]: letter } }),
    );
    const answers = await Promise.all(builds.map((build) => uploader.upload(build)));
    const [done, ...others] = answers.sort((a, b) => a[0]! - b[0]! || b.length - a.length);
    expect(done).toEqual([200, 204, 204, 204]);
    // The others refused at the beginning; what they complete is the release of the one.
    expect(others.map(([begun]) => begun)).toEqual([400, 400, 400]);
    expect((await listed()).filter((each) => each === number)).toHaveLength(1);
  });

  it('should let the same build be uploaded twice at once', async () => {
    const build = newBuild(number, { files: { 'assets/twice.0123abc6.js': 'twice' } });
    const answers = await Promise.all([uploader.upload(build), uploader.upload(build)]);
    expect(answers.map((steps) => steps.at(-1))).toEqual([204, 204]);
    expect(new Set(answers.flat())).toEqual(new Set([200, 204]));
  });

  it('should let one of two bytes have a path that both want at once', async () => {
    const path = 'assets/raced.0123abc7.js';
    const [first, second] = [
      newBuild(number, { files: { [path]: 'one' } }),
      newBuild((number += 1), { files: { [path]: 'two' } }),
    ];
    const answers = await Promise.all([uploader.upload(first), uploader.upload(second)]);
    expect(answers.filter((steps) => steps.at(-1) === 204)).toHaveLength(1);
    expect(await app.dataSource.manager.countBy(ReleaseFileEntity, { path })).toBe(1);
  });

  it('should be recorded, with the token that did it', async () => {
    await uploader.upload(newBuild(number));
    const { items } = (await admin.get('/api/audit-log?action=release-uploaded')).body;
    expect(items[0]).toMatchObject({ actorRole: 'system', subjectName: `mfe-scan ${number}` });
    expect(items[0].changes).toContainEqual({ field: 'token', old: null, new: 'CI of mfe-scan' });
  });
});
