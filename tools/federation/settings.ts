import { join } from 'node:path';
import { consumedTable, sharedTable } from './shared';

export const HOST = 'shell';

/** What decides about the federation settings of a build. */
export interface FederationMode {
  production: boolean;
  /** See FederationOptions.slim. */
  slim: boolean;
}

/** A container is a global variable of the page: no hyphens. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** What the shell's ModuleFederationPlugin gets: no remotes, they are registered at run time. */
export function hostFederation({ slim }: FederationMode) {
  return {
    ...common(HOST),
    remotes: {},
    // Nobody reads it.
    manifest: false as const,
    ...(slim && {
      experiments: {
        provideExternalRuntime: true,
        optimization: { target: 'web' as const, disableSnapshot: true },
      },
    }),
  };
}

/** What a remote's ModuleFederationPlugin gets: one exposed module, and no runtime of its own when slim. */
export function remoteFederation(name: string, { production, slim }: FederationMode) {
  return {
    ...common(name),
    shared: consumedTable(),
    manifest: true as const,
    filename: production ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    ...(slim && {
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
      },
    }),
  };
}

function common(name: string) {
  return {
    name: containerName(name),
    shared: sharedTable(),
    runtimePlugins: [join(__dirname, 'retry-files.mjs')],
    // The default, version-first, fetches every remote at start and blanks the page when one of them is down.
    shareStrategy: 'loaded-first' as const,
    dts: false as const,
  };
}
