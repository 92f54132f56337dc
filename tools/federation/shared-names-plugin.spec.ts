import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { consumedTable } from './shared';
import { NEEDS, type Needs, SharedNamesPlugin } from './shared-names-plugin';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ringtag-needs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What a remote with these files needs. */
async function build(files: Record<string, string>): Promise<Needs> {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const federation = { name: 'mfe_tips', exposes: { './remote': './remote.js' }, shared: consumedTable() };
  const options: Configuration = {
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'dist') },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        dts: false,
        manifest: false,
      }) as unknown as RspackPluginInstance,
      new SharedNamesPlugin('remote'),
    ],
  };
  await new Promise<void>((resolve, reject) =>
    rspack(options, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString('errors-only'))) : resolve(),
    ),
  );
  return JSON.parse(readFileSync(join(folder, 'dist', NEEDS), 'utf8')) as Needs;
}

it('should list what a remote takes from shared libraries and calls, without what is shaken off', async () => {
  const needs = await build({
    'package.json': '{ "sideEffects": false }',
    'remote.js': `
      import { useUser as user } from '@ringtag/session';
      import { api, unwrap } from '@ringtag/api-client';
      import { used } from './library';
      export const page = () => import('./page');
      export const list = () => [user(), used(), unwrap(api.GET('/api/items/{id}')), api.PUT("/api/items", {})];`,
    'library.js': `
      import { useSession, tabStorage } from '@ringtag/session';
      import { api } from '@ringtag/api-client';
      export const used = () => useSession();
      export const unused = () => [tabStorage, api.DELETE('/api/items')];`,
    'page.js': `
      import { Menu } from '@ringtag/vendor/overlays';
      export const open = () => Menu.Root;`,
  });
  expect(needs).toEqual({
    shared: {
      '@ringtag/api-client': ['api', 'unwrap'],
      '@ringtag/session': ['useSession', 'useUser'],
      '@ringtag/vendor/overlays': ['Menu'],
    },
    calls: ['GET /api/items/{id}', 'PUT /api/items'],
  });
});
