import { AUTHORITIES, type Authority } from '@ringtag/contracts';
import {
  NAVIGATION_ICONS,
  PAGE_CONTAINERS,
  type NavigationEntry,
  type RemoteBuild,
  type RemoteEntry,
  type RouteEntry,
} from './remote-entry';

/**
 * Reads the body of `/remotes.json`. An entry that does not fit is left out and reported on the console: one bad
 * deployment must not take the page down.
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
  if (route.layout !== undefined && route.layout !== 'blank') throw new Error(`${at}.layout is unknown`);
  if (route.guestsOnly !== undefined && typeof route.guestsOnly !== 'boolean') {
    throw new Error(`${at}.guestsOnly is not a boolean`);
  }
  const container = PAGE_CONTAINERS.find((known) => known === route.container);
  if (route.container !== undefined && !container) throw new Error(`${at}.container is unknown`);
  return {
    path: path(route.path, `${at}.path`),
    authorities: list(route.authorities, `${at}.authorities`, authority),
    ...(route.guestsOnly !== undefined && { guestsOnly: route.guestsOnly }),
    ...(route.key !== undefined && { key: text(route.key, `${at}.key`) }),
    ...(route.layout !== undefined && { layout: route.layout }),
    ...(container && { container }),
    ...(route.partOf !== undefined && { partOf: path(route.partOf, `${at}.partOf`) }),
    ...(route.titleKey !== undefined && { titleKey: text(route.titleKey, `${at}.titleKey`) }),
  };
}

function parseNavigation(value: unknown, at: string): NavigationEntry {
  const entry = record(value, at);
  const icon = NAVIGATION_ICONS.find((known) => known === entry.icon);
  if (!icon) throw new Error(`${at}.icon is unknown`);
  if (typeof entry.order !== 'number') throw new Error(`${at}.order is not a number`);
  return {
    path: path(entry.path, `${at}.path`),
    labelKey: text(entry.labelKey, `${at}.labelKey`),
    icon,
    authorities: list(entry.authorities, `${at}.authorities`, authority),
    order: entry.order,
  };
}

function authority(value: unknown, at: string): Authority {
  const known = AUTHORITIES.find((name) => name === value);
  if (!known) throw new Error(`${at} is no authority`);
  return known;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${at} is not an object`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} is not a text`);
  return value;
}

/** A path of this site: remotes of another origin would run with the shell's full power. */
function path(value: unknown, at: string): string {
  const result = text(value, at);
  if (!/^\/(?![/\\])/.test(result)) throw new Error(`${at} is not a path of this site`);
  return result;
}

function list<T>(value: unknown, at: string, parse: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
  return value.map((item, index) => parse(item, `${at}[${index}]`));
}
