import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, hostFederation, remoteFederation } from './settings';
import { sharedTable, WORKSPACE_ROOT } from './shared';

const RAW_LIBRARIES = [
  'react-router-dom',
  'react-router',
  '@tanstack/react-query',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
  'radix-ui',
];
const remotes = readdirSync(WORKSPACE_ROOT).filter((name) => name.startsWith('mfe-'));
const production = { production: true, slim: true };

describe('sharedTable', () => {
  it('should share every entry as a singleton with a required version', () => {
    for (const [key, entry] of Object.entries(sharedTable())) {
      expect({ key, singleton: entry.singleton }).toEqual({ key, singleton: true });
      expect(entry.requiredVersion).toMatch(/^\^?\d+\.\d+\.\d+$/);
    }
  });

  it('should share facades and never the libraries behind them', () => {
    const keys = Object.keys(sharedTable());
    expect(keys.filter((key) => RAW_LIBRARIES.some((raw) => key === raw || key === `${raw}/`))).toEqual([]);
    expect(keys).toEqual(
      expect.arrayContaining([
        '@ringtag/vendor/router',
        '@ringtag/vendor/query',
        '@ringtag/vendor/redux',
        '@ringtag/vendor/overlays',
      ]),
    );
  });

  it('should share one React, from the minor version that a build was made with', () => {
    const { dependencies } = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const key of ['react', 'react/', 'react-dom', 'react-dom/']) {
      const installed = dependencies[key.replace('/', '')]!;
      const { requiredVersion, ...rest } = sharedTable()[key]!;
      expect(rest).toEqual({ singleton: true, strictVersion: true });
      // Another patch does not take a deployed remote away.
      const [major, minor] = installed.split('.');
      expect(requiredVersion).toBe(`^${major}.${minor}.0`);
    }
  });

  it('should hold every library of ours that keeps state', () => {
    const stateful = ['i18n', 'session', 'display', 'api-client', 'vendor/i18n'];
    expect(Object.keys(sharedTable())).toEqual(
      expect.arrayContaining(stateful.map((lib) => `@ringtag/${lib}`)),
    );
  });
});

describe('federation settings', () => {
  it('should give every application a container name of its own that is a valid variable', () => {
    const names = ['shell', ...remotes].map(containerName);
    expect(new Set(names).size).toBe(remotes.length + 1);
    for (const name of names) expect(name).toMatch(/^[a-z_]+$/);
  });

  it('should let the host start while remotes are down', () => {
    const host = hostFederation(production);
    expect(host).toMatchObject({ shareStrategy: 'loaded-first', remotes: {}, dts: false });
  });

  it('should expose one module per remote under a hashed entry', () => {
    expect(remoteFederation('mfe-scan', production)).toMatchObject({
      name: 'mfe_scan',
      exposes: { './remote': './src/remote.tsx' },
      filename: 'remoteEntry.[contenthash].js',
      manifest: true,
    });
  });

  it('should give the runtime to the page once, and to everybody when slim is off', () => {
    expect(hostFederation(production).experiments).toMatchObject({ provideExternalRuntime: true });
    expect(remoteFederation('mfe-scan', production).experiments).toMatchObject({ externalRuntime: true });
    const plain = { production: true, slim: false };
    expect(hostFederation(plain)).not.toHaveProperty('experiments');
    expect(remoteFederation('mfe-scan', plain)).not.toHaveProperty('experiments');
  });

  it('should let every remote take from the shell all that the shell shares, and bring no copies', () => {
    const host = hostFederation(production).shared;
    const taken = Object.entries(host).map(([key, entry]) => [key, { ...entry, import: false }]);
    for (const name of remotes) {
      expect(remoteFederation(name, production).shared).toEqual(Object.fromEntries(taken));
    }
  });
});

describe('remote projects', () => {
  it.each(remotes)('should name %s as its directory in its build and its description', (name) => {
    expect(readFileSync(join(WORKSPACE_ROOT, name, 'rspack.config.ts'), 'utf8')).toContain(
      `defineRemote('${name}')`,
    );
    const description = JSON.parse(readFileSync(join(WORKSPACE_ROOT, name, 'remote.json'), 'utf8')) as object;
    expect(description).toMatchObject({ name });
  });
});
