import type { RemoteBuild } from '@ringtag/contracts';

/** The part of mf-manifest.json that names the remote's entry. */
export interface Manifest {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
}

/** Where a remote begins, as its manifest says. */
export function readBuild(
  name: string,
  manifest: Partial<Manifest> | null | undefined,
): RemoteBuild | undefined {
  if (!manifest?.metaData?.remoteEntry) return undefined;
  const { globalName, remoteEntry } = manifest.metaData;
  return { entry: `/_mf/${name}/${remoteEntry.path}${remoteEntry.name}`, globalName };
}
