import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { carryFiles } from '@ringtag/tools/carry';
import { HOST, NginxExample } from './support/nginx-example';
import { TestApp } from './support/test-app';

const FOREVER = 'public, max-age=31536000, immutable';
const ASKED = 8;

/** The hashed files of a release, by their address; each says where it comes from. */
const toFiles = (release: string) => ({
  [`/assets/main.${release}.js`]: join('shell/dist/assets', `main.${release}.js`),
  [`/_mf/mfe-scan/remoteEntry.${release}.js`]: join('mfe-scan/dist', `remoteEntry.${release}.js`),
  [`/_mf/mfe-scan/assets/scan.${release}.css`]: join('mfe-scan/dist/assets', `scan.${release}.css`),
});
const OLD = toFiles('11111111');
const NEW = toFiles('22222222');
const MISSING = Object.keys(toFiles('33333333'));

async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [address, file] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), address);
  }
}

describe('Two releases side by side behind nginx', () => {
  let before: TestApp;
  let after: TestApp;
  let example: NginxExample;
  beforeAll(async () => {
    const environment = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1' };
    before = await TestApp.startWithPages(environment);
    after = await TestApp.startWithPages(environment);
    await writeFiles(before.webRoot, OLD);
    await writeFiles(after.webRoot, NEW);
    for (const { webRoot } of [before, after])
      await writeFiles(webRoot, { manifest: 'shell/dist/mf-manifest.json' });
    expect(carryFiles(before.webRoot, after.webRoot)).toBe(Object.keys(OLD).length);
    example = await NginxExample.start([before, after]);
  });
  afterAll(async () => {
    await example.nginx.stop();
    await after.stop();
    await before.stop();
  });

  const askApi = async (app: TestApp, path: string) => {
    const answer = await fetch(`${app.url}${path}`);
    return [answer.status, answer.headers.get('cache-control'), await answer.text()];
  };

  it('should answer the hashed files of both from a replica of the new one', async () => {
    for (const path of Object.keys({ ...OLD, ...NEW }))
      expect(await askApi(after, path)).toEqual([200, FOREVER, path]);
  });

  it('should let nobody keep that the old one lacks a file of the new one', async () => {
    for (const path of Object.keys(NEW))
      expect((await askApi(before, path)).slice(0, 2)).toEqual([404, 'no-store']);
  });

  it('should answer the hashed files of both, whichever replica is asked', async () => {
    for (const path of Object.keys({ ...OLD, ...NEW }))
      for (let asked = 0; asked < ASKED; asked += 1) {
        const { status, headers, body } = await example.send(path);
        expect([status, headers['cache-control'], body]).toEqual([200, FOREVER, path]);
      }
    // Two statuses: nginx asked one replica, and then the other.
    const statuses = [...example.nginx.read('ringtag.log').matchAll(/ ([\d, ]+)$/gm)].map(([, each]) => each);
    expect([...new Set(statuses)].sort()).toEqual(['200', '404, 200']);
  });

  it('should let nobody keep that none of them has a file', async () => {
    for (const path of MISSING) {
      const { status, headers } = await example.send(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('should answer the files of its own folders from there', async () => {
    const own = toFiles('44444444');
    await writeFiles(join(example.nginx.dir, 'builds'), own);
    for (const path of Object.keys(own)) {
      const { status, headers, body } = await example.send(path);
      expect([status, headers['cache-control'], body]).toEqual([200, FOREVER, path]);
    }
  });
});
