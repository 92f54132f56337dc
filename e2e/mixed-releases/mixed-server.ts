import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAME } from '@ringtag/contracts';
import { provideEarlierBuilds, type ReleaseName } from '@ringtag/tools/earlier-builds';
import { type Server, startServer } from '../support/server';

const ROOT = join(__dirname, '../..');

const REMOTES = readdirSync(ROOT).filter((name) => REMOTE_NAME.test(name));

/** The release of each part; `now` is this checkout. */
export interface Mix {
  remotes: 'now' | ReleaseName;
  shell: 'now' | ReleaseName;
  api: 'now' | ReleaseName;
}

/** A server of parts of different releases, with a database of its own. */
export async function startMixed({ remotes, shell, api }: Mix): Promise<Server> {
  const webRoot = mkdtempSync(join(tmpdir(), 'ringtag-mixed-'));
  const folders = { remotes: provide(remotes, REMOTES), shell: provide(shell, ['shell']) };
  for (const name of [...REMOTES, 'shell']) {
    const folder = join(name === 'shell' ? folders.shell : folders.remotes, name);
    // The last release did not have a remote that is new.
    if (existsSync(folder)) symlinkSync(folder, join(webRoot, name));
  }
  const server = await startServer({ WEB_ROOT: webRoot }, provide(api, ['api']));
  const dispose = async () => {
    await server.dispose();
    rmSync(webRoot, { recursive: true });
  };
  return Object.create(server, { dispose: { value: dispose } }) as Server;
}

/** The folder that has `<application>/dist` of a release. */
const provide = (release: Mix['shell'], applications: readonly string[]): string =>
  release === 'now' ? ROOT : provideEarlierBuilds(release, applications).folder;
