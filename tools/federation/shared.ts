import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WORKSPACE_ROOT = join(__dirname, '..', '..');

/**
 * Our own libraries that hold state or wrap a stateful library: one copy on the page, whoever loads first.
 * Libraries such as react-router-dom are never shared themselves, only through their facade in `vendor`, so that
 * unused exports can be dropped (docs/federation.md, "Which libraries are shared?").
 */
const SHARED_LIBS = [
  'vendor/router',
  'vendor/query',
  'vendor/redux',
  'vendor/i18n',
  'vendor/inline',
  // Radix: one list of open layers on the page.
  'vendor/overlays',
  'vendor/tabs',
  'vendor/toast',
  'i18n',
  'session',
  'display',
  'api-client',
] as const;

/** React by prefix as well: `react-dom` alone would not cover `react-dom/client`. */
const REACT_KEYS = ['react', 'react/', 'react-dom', 'react-dom/'] as const;

interface SharedEntry {
  singleton: true;
  requiredVersion: string;
  strictVersion?: true;
  version?: string;
}

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(WORKSPACE_ROOT, ...path), 'utf8')) as T;
}

/** The one share table, the same in the shell and in every remote. */
export function sharedTable(): Record<string, SharedEntry> {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json');
  const react = REACT_KEYS.map((key) => {
    const requiredVersion = dependencies[key.replace(/\/$/, '')];
    if (!requiredVersion) throw new Error(`package.json does not pin ${key}`);
    // A remote that was built with another patch of React goes on working, and one that needs a newer minor is refused.
    const range = `^${requiredVersion.replace(/\d+$/, '0')}`;
    return [key, { singleton: true, strictVersion: true, requiredVersion: range }] as const;
  });
  const libs = SHARED_LIBS.map((entry) => {
    const [lib = ''] = entry.split('/');
    const { version } = readJson<{ version: string }>('libs', lib, 'package.json');
    return [`@ringtag/${entry}`, { singleton: true, version, requiredVersion: `^${version}` }] as const;
  });
  return Object.fromEntries([...react, ...libs]);
}

/** The same for a remote, which never brings a copy of its own: the shell is always there first, and has them all. */
export function consumedTable(): Record<string, SharedEntry & { import: false }> {
  return Object.fromEntries(
    Object.entries(sharedTable()).map(([key, entry]) => [key, { ...entry, import: false as const }]),
  );
}
