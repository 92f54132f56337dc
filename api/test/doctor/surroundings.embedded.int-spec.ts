import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { freePort } from '@ringtag/tools/free-port';
import { type Redis, startRedis } from '@ringtag/tools/redis';
import { checkBuilds } from '../../src/operations/doctor/checks/builds';
import { checkMachine } from '../../src/operations/doctor/checks/machine';
import { checkRedis } from '../../src/operations/doctor/checks/redis';
import { listFaults } from '../support/findings';

describe('The doctor, before Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('should be content when it answers, and when there is none', async () => {
    expect(await listFaults(checkRedis(redis.url))).toEqual([]);
    expect(await listFaults(checkRedis(undefined))).toEqual([]);
  });

  it('should find that it is away, or refuses us', async () => {
    expect(await listFaults(checkRedis(`redis://127.0.0.1:${await freePort()}`))).toEqual([
      expect.stringMatching(/^problem: Redis does not answer: .*ECONNREFUSED/),
    ]);
    const [fault] = await listFaults(checkRedis(redis.url.replace('//', '//nobody:hunter2@')));
    expect(fault).toMatch(/^problem: Redis does not answer: .*WRONGPASS/);
    expect(fault).not.toContain('hunter2');
  });
});

describe('The doctor, before a folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-doctor-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (file: string, content = '{}') => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  };
  const describeRemote = (name: string, routes: object[] = []) =>
    write(
      `${name}/dist/remote.json`,
      JSON.stringify({ name, owner: '@team', contractVersion: CONTRACT_VERSION, routes, navigation: [] }),
    );
  const disk = async (folder: string) => {
    const database = { url: undefined, sqliteFile: join(folder, 'ringtag.sqlite'), connections: 10 };
    return (await listFaults(checkMachine(folder, database))).filter((fault) => !fault.includes('Node'));
  };

  it('should find a disk without room, and be content with one that has some', async () => {
    // The kernel says that nothing is free there.
    expect(await disk('/proc')).toEqual([
      'problem: /proc has 0 MB free. → Free up some space, or move the folder to a larger disk.',
    ]);
    expect(await disk(join(dir, 'not/yet/there'))).toEqual([]);
  });

  it('should find builds that are missing', async () => {
    expect(await listFaults(checkBuilds(dir))).toEqual([
      expect.stringContaining('is missing shell/dist/index.html'),
      expect.stringContaining('has no mfe-… folder'),
    ]);
    write('shell/dist/index.html');
    describeRemote('mfe-scan');
    expect(await listFaults(checkBuilds(dir))).toEqual([]);
    mkdirSync(join(dir, 'mfe-auth'));
    expect(await listFaults(checkBuilds(dir))).toEqual([
      expect.stringMatching(/^problem: .* is missing mfe-auth\/dist\/remote.json\. → Run "npm run build"/),
    ]);
    describeRemote('mfe-auth');
    expect(await listFaults(checkBuilds(dir))).toEqual([]);
  });

  it('should find files of builds that were cut, and pages that nobody would get', async () => {
    write('mfe-scan/dist/mf-manifest.json', '{"metaData":');
    write('mfe-scan/dist/remote.json', '{"name":"mfe-sc');
    describeRemote('mfe-auth', [{ path: '/sign-in', authorities: ['root'] }]);
    expect(await listFaults(checkBuilds(dir))).toEqual([
      expect.stringContaining(
        'mfe-auth": left out: entry.routes[0].authorities[0] is unknown (owner: @team).',
      ),
      expect.stringContaining('mfe-scan/dist/mf-manifest.json is broken.'),
      expect.stringContaining('mfe-scan/dist/remote.json is broken.'),
    ]);
  });
});
