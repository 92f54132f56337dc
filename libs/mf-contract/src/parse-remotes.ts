import { AUTHORITIES, PAGE_SHAPES } from '@ringtag/contracts';
import {
  NAVIGATION_ICONS,
  PAGE_CONTAINERS,
  type NavigationEntry,
  type RemoteBuild,
  type RemoteEntry,
  type RouteEntry,
} from './remote-entry';

/**
 * The remotes in the body of `/remotes.json`. An invalid entry is left out and reported on the console, so that one bad
 * deployment does not break the page.
 */
export function parseRemotes(body: unknown): RemoteEntry[] {
  const remotes = isRecord(body) ? body.remotes : undefined;
  if (!Array.isArray(remotes)) {
    console.error('remotes.json: expected { remotes: [...] }');
    return [];
  }
  const names = new Set<string>();
  return remotes.flatMap((value: unknown) => {
    try {
      const entry = parseEntry(value);
      if (names.has(entry.name)) throw new Error('name is taken');
      names.add(entry.name);
      return [entry];
    } catch (error) {
      const name = isRecord(value) ? String(value.name) : typeof value;
      console.error(`remotes.json: "${name}" is left out: ${(error as Error).message}`);
      return [];
    }
  });
}

function parseEntry(value: unknown): RemoteEntry {
  const entry = record(value, 'entry');
  const name = text(entry.name, 'name');
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error('name has unexpected characters');
  if (typeof entry.contractVersion !== 'number') throw new Error('contractVersion is not a number');
  return {
    name,
    contractVersion: entry.contractVersion,
    manifest: path(entry.manifest, 'manifest'),
    ...(entry.build !== undefined && { build: parseBuild(entry.build) }),
    routes: list(entry.routes, 'routes', parseRoute),
    navigation: list(entry.navigation, 'navigation', parseNavigation),
  };
}

function parseBuild(value: unknown): RemoteBuild {
  const build = record(value, 'build');
  return {
    entry: path(build.entry, 'build.entry'),
    globalName: text(build.globalName, 'build.globalName'),
  };
}

function parseRoute(value: unknown, at: string): RouteEntry {
  const route = record(value, at);
  const optional = <Key extends keyof RouteEntry>(key: Key, parse: Parse<RouteEntry[Key]>) =>
    route[key] === undefined ? {} : { [key]: parse(route[key], `${at}.${key}`) };
  return {
    path: path(route.path, `${at}.path`),
    authorities: list(route.authorities, `${at}.authorities`, authority),
    ...optional('guestsOnly', boolean),
    ...optional('key', text),
    ...optional('layout', choice(['blank'] as const)),
    ...optional('container', choice(PAGE_CONTAINERS)),
    ...optional('partOf', path),
    ...optional('shape', choice(PAGE_SHAPES)),
    ...optional('titleKey', text),
  };
}

function parseNavigation(value: unknown, at: string): NavigationEntry {
  const entry = record(value, at);
  if (typeof entry.order !== 'number') throw new Error(`${at}.order is not a number`);
  return {
    path: path(entry.path, `${at}.path`),
    labelKey: text(entry.labelKey, `${at}.labelKey`),
    icon: choice(NAVIGATION_ICONS)(entry.icon, `${at}.icon`),
    authorities: list(entry.authorities, `${at}.authorities`, authority),
    order: entry.order,
  };
}

type Parse<T> = (value: unknown, at: string) => T;

function choice<T extends string>(known: readonly T[]): Parse<T> {
  return (value, at) => {
    const found = known.find((name) => name === value);
    if (!found) throw new Error(`${at} is unknown`);
    return found;
  };
}

const authority = choice(AUTHORITIES);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${at} is not an object`);
  return value;
}

function boolean(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw new Error(`${at} is not a boolean`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} is not a text`);
  return value;
}

/** The value if it is a path of this site. A remote of another origin would run with all rights of the shell. */
function path(value: unknown, at: string): string {
  const result = text(value, at);
  if (!/^\/(?![/\\])/.test(result)) throw new Error(`${at} is not a path of this site`);
  return result;
}

function list<T>(value: unknown, at: string, parse: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
  return value.map((item, index) => parse(item, `${at}[${index}]`));
}
