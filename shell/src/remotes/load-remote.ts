import { loadRemote as loadModule, registerRemotes } from '@module-federation/runtime';
import { CONTRACT_VERSION, type RemoteBuild, type RemoteEntry } from '@ringtag/contracts';
import { declareTexts } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import { fetchJson, TIMEOUT_MS } from './fetch-json';
import { registered } from './registered';

/** The parts of mf-manifest.json that are read. */
export interface Manifest {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

export type LoadRemote = (entry: RemoteEntry, attempt?: number) => Promise<RemoteModule>;

/**
 * Returns a function that loads each remote once. Attempt 0 returns a remote that is loaded or loading. A higher
 * attempt loads the manifest again, and so finds a remote that was redeployed. No other file imports the Module
 * Federation runtime.
 */
export function createRemoteLoader(): LoadRemote {
  const loading = new Map<string, Promise<RemoteModule>>();
  return (entry, attempt = 0) => {
    const known = loading.get(entry.name);
    if (known && !attempt) return known;
    const promise = withTimeout(entry.name, load(entry, attempt)).catch((error: unknown) => {
      // Without a network no newer build can be had. The pages that are loaded still work.
      if (known) return known;
      throw error;
    });
    loading.set(entry.name, promise);
    if (entry.share && !attempt)
      void import('./report-share').then(({ reportShare }) => reportShare(entry, promise), noReport);
    promise.catch(() => {
      if (loading.get(entry.name) === promise) loading.delete(entry.name);
    });
    return promise;
  };
}

const noReport = () => undefined;

async function load(entry: RemoteEntry, attempt: number): Promise<RemoteModule> {
  assertContract(entry, entry);
  const module = await loadContainer(entry, attempt);
  // The build can be newer than the description.
  assertContract(entry, module);
  declareTexts(module.texts);
  return module;
}

/** A remote that was built for another contract. Only a new document can have a build that fits. */
export class RefusedRemote extends Error {}

function assertContract<T extends { contractVersion: number }>(
  { name }: RemoteEntry,
  built: T | undefined,
): asserts built is T {
  if (built?.contractVersion !== CONTRACT_VERSION)
    throw new RefusedRemote(`${name}: contract ${built?.contractVersion}`);
}

/**
 * Loads the build that the document names. If that fails, the remote was redeployed since, and the manifest names the
 * new build.
 */
async function loadContainer(entry: RemoteEntry, attempt: number): Promise<RemoteModule | undefined> {
  const known = !attempt && knownBuild(entry);
  if (known) {
    try {
      return await register(entry.name, known);
    } catch {
      forgetChunks(known.globalName);
    }
  }
  const build = await readManifest(entry, attempt);
  if (attempt) forgetChunks(build.globalName);
  return register(entry.name, build, attempt);
}

async function register(name: string, build: RemoteBuild, attempt = 0): Promise<RemoteModule | undefined> {
  // The query makes a new URL, so that the retry does not wait for an earlier request that still hangs.
  const entry = attempt ? `${build.entry}?attempt=${attempt}` : build.entry;
  registerRemotes([{ name, entry, entryGlobalName: build.globalName, type: 'global' }], { force: true });
  const module = await loadModule<{ default: RemoteModule }>(`${name}/remote`);
  registered.set(name, build.entry);
  return module?.default;
}

function knownBuild({ build }: RemoteEntry): RemoteBuild | undefined {
  return build && { ...build, entry: new URL(build.entry, location.href).href };
}

/** Reads the manifest. It is requested every time, because it names the hashed files of the current build. */
async function readManifest(entry: RemoteEntry, attempt: number): Promise<RemoteBuild> {
  const { metaData, exposes } = (await fetchJson(entry.manifest)) as Manifest;
  const base = new URL('.', new URL(entry.manifest, location.href));
  const { js } = exposes[0]!.assets;
  // On a retry, scripts have other addresses: tools/federation/retry-files.mjs.
  if (!attempt) js.sync.forEach((file) => preloadScript(new URL(file, base).href));
  const { path, name } = metaData.remoteEntry;
  return { entry: new URL(`${path}${name}`, base).href, globalName: metaData.globalName };
}

/**
 * Removes the loaded chunks of a build. All builds of a remote register their chunks in one global list, so a new build
 * would use those of the old one. tools/federation/config.ts sets the name of that list.
 */
function forgetChunks(globalName: string): void {
  Reflect.deleteProperty(window, `${globalName}_chunks`);
}

/** Starts to load a script at the same time as the remote's entry, not after it. */
function preloadScript(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
}

/** One limit for manifest and entry together. The limit of the federation runtime covers single scripts only. */
function withTimeout<T>(name: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not load in time`)), TIMEOUT_MS);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}
