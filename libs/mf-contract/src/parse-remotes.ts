import { AUTHORITIES, PAGE_SHAPES } from '@ringtag/contracts';
import {
  NAVIGATION_ICONS,
  type NavigationEntry,
  PAGE_CONTAINERS,
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
      const entry = parseEntry(value, 'entry');
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

type Parse<T> = (value: unknown, at: string) => T;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields. Others are dropped, as are those that may be missing and are. */
function object<T extends object>(fields: { [Key in keyof T]-?: Parse<T[Key]> }): Parse<T> {
  return (value, at) => {
    if (!isRecord(value)) throw new Error(`${at} is not an object`);
    const parsed = Object.entries<Parse<unknown>>(fields).map(
      ([key, parse]) => [key, parse(value[key], `${at}.${key}`)] as const,
    );
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as T;
  };
}

function optional<T>(parse: Parse<T>): Parse<T | undefined> {
  return (value, at) => (value === undefined ? undefined : parse(value, at));
}

function list<T>(parse: Parse<T>): Parse<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
    return value.map((item, index) => parse(item, `${at}[${index}]`));
  };
}

/** A value for which `isRight` is true. */
function only<T>(isRight: (value: unknown) => boolean, problem: string): Parse<T> {
  return (value, at) => {
    if (!isRight(value)) throw new Error(`${at} ${problem}`);
    return value as T;
  };
}

const choice = <T>(known: readonly T[]) => only<T>((value) => known.includes(value as T), 'is unknown');
const text = (pattern: RegExp, problem: string) =>
  only<string>((value) => typeof value === 'string' && pattern.test(value), problem);
const anyText = text(/./, 'is not a text');
/** A path of this site: a remote of another origin would run with all rights of the shell. */
const path = text(/^\/(?![/\\])/, 'is not a path of this site');
const number = only<number>((value) => typeof value === 'number', 'is not a number');
const authorities = list(choice(AUTHORITIES));

const parseEntry = object<RemoteEntry>({
  name: text(/^[a-z][a-z0-9-]*$/, 'has unexpected characters'),
  contractVersion: number,
  manifest: path,
  build: optional(object({ entry: path, globalName: anyText })),
  routes: list(
    object<RouteEntry>({
      path,
      authorities,
      guestsOnly: optional(choice([true, false])),
      key: optional(anyText),
      layout: optional(choice(['blank'])),
      container: optional(choice(PAGE_CONTAINERS)),
      partOf: optional(path),
      shape: optional(choice(PAGE_SHAPES)),
      titleKey: optional(anyText),
    }),
  ),
  navigation: list(
    object<NavigationEntry>({
      path,
      labelKey: anyText,
      icon: choice(NAVIGATION_ICONS),
      authorities,
      order: number,
    }),
  ),
});
