import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run dev` runs, handed from tools/dev.mjs to the Rspack configurations through the environment. */
export interface DevPlan {
  /** Remotes that run from source. */
  sources: string[];
  /** Remotes served from a development build made once at the start. */
  builds: string[];
  shellPort: number;
  apiPort: number;
}

const REMOTE = /^mfe-[a-z-]+$/;

export function remoteNames(root: string): string[] {
  return readdirSync(root).filter((name) => REMOTE.test(name));
}

/**
 * The API listens on the port after the shell's. Without names every remote runs from source. Throws for a name that
 * is no remote.
 */
export function planDev(all: readonly string[], named: readonly string[], shellPort: number): DevPlan {
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such remote: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  const sources = all.filter((name) => named.length === 0 || named.includes(name));
  return {
    sources,
    builds: all.filter((name) => !sources.includes(name)),
    shellPort,
    apiPort: shellPort + 1,
  };
}

/** The plan of the running `npm run dev`. */
export function currentPlan(root: string): DevPlan {
  const named = (process.env.DEV_REMOTES ?? '').split(',').filter(Boolean);
  return planDev(remoteNames(root), named, Number(process.env.PORT ?? 3000));
}

/** Where development builds go; `dist` stays a production build. */
export function devBuildPath(root: string, name: string): string {
  return join(root, 'node_modules', '.cache', 'ringtag-dev', name);
}
