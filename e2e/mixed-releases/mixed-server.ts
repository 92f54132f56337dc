import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideEarlierBuilds, type ReleaseName } from '@ringtag/tools/earlier-builds';
import { type Server, type Settings, startServer } from '../support/server';

const ROOT = join(__dirname, '../..');

const REMOTES = ['mfe-auth', 'mfe-scan', 'mfe-dashboard', 'mfe-admin'] as const;

/** The release of each part; `now` is this checkout. */
export interface Mix {
  remotes: 'now' | ReleaseName;
  shell: 'now' | ReleaseName;
  api: 'now' | ReleaseName;
}

/** A server of parts of different releases, with a database of its own. */
export async function startMixed({ remotes, shell, api }: Mix, settings: Settings = {}): Promise<Server> {
  const webRoot = mkdtempSync(join(tmpdir(), 'ringtag-skew-'));
  for (const remote of REMOTES) symlinkSync(find(remotes, remote), join(webRoot, remote));
  symlinkSync(find(shell, 'shell'), join(webRoot, 'shell'));
  const server = await startServer({ WEB_ROOT: webRoot, ...settings }, join(find(api, 'api'), '..'));
  const dispose = async () => {
    await server.dispose();
    rmSync(webRoot, { recursive: true });
  };
  return Object.create(server, { dispose: { value: dispose } }) as Server;
}

/** The folder of an application, which has its `dist`. */
function find(release: Mix['shell'], application: string): string {
  const folder = release === 'now' ? ROOT : provideEarlierBuilds(release, [application]).folder;
  return join(folder, application);
}
