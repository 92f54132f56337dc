import { PAGE_SHAPES } from './document';
import {
  NAVIGATION_ICONS,
  type NavigationEntry,
  PAGE_CONTAINERS,
  type RemoteEntry,
  type RouteEntry,
} from './remote-entry';
import { AUTHORITIES } from './roles';

/** Hears of everything that is left out. */
export type Report = (problem: string) => void;

/**
 * The remotes in the body of `/remotes.json`. What cannot be read is left out alone, and reported: a field that a page
 * does without, else the page or the entry of the menu, else the remote. So no deployment breaks more than itself.
 */
export function parseRemotes(body: unknown, report: Report): RemoteEntry[] {
  const remotes = isRecord(body) ? body.remotes : undefined;
  if (!Array.isArray(remotes)) {
    report('remotes.json: remotes is not a list');
    return [];
  }
  const names = new Set<string>();
  return remotes.flatMap((value: unknown) => {
    const name = isRecord(value) ? String(value.name) : typeof value;
    const tell = (problem: string) => report(`remotes.json: "${name}": ${problem}`);
    return (
      attempt(() => {
        const entry = parseEntry(value, 'entry', tell);
        if (names.has(entry.name)) throw new Error('name is taken');
        names.add(entry.name);
        return [entry];
      }, tell) ?? []
    );
  });
}

/** Undefined, and a report, where `read` throws. */
function attempt<T>(read: () => T, report: Report): T | undefined {
  try {
    return read();
  } catch (error) {
    report(`left out: ${(error as Error).message}`);
    return undefined;
  }
}

type Parse<T> = (value: unknown, at: string, report: Report) => T;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields. Others are dropped, as are those that may be missing and are. */
function object<T extends object>(fields: { [Key in keyof T]-?: Parse<T[Key]> }): Parse<T> {
  return (value, at, report) => {
    if (!isRecord(value)) throw new Error(`${at} is not an object`);
    const parsed = Object.entries<Parse<unknown>>(fields).map(
      ([key, parse]) => [key, parse(value[key], `${at}.${key}`, report)] as const,
    );
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as T;
  };
}

function optional<T>(parse: Parse<T>): Parse<T | undefined> {
  return (value, at, report) => (value === undefined ? undefined : parse(value, at, report));
}

/** A field that the rest does without. */
function dispensable<T>(parse: Parse<T>): Parse<T | undefined> {
  return (value, at, report) => attempt(() => optional(parse)(value, at, report), report);
}

function list<T>(parse: Parse<T>): Parse<T[]> {
  return (value, at, report) => {
    if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
    return value.map((item, index) => parse(item, `${at}[${index}]`, report));
  };
}

/** A list of what can be read; the rest does without the other items. */
function readable<T>(parse: Parse<T>): Parse<T[]> {
  return (value, at, report) =>
    list(dispensable(parse))(value, at, report).filter((item) => item !== undefined);
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
const path = text(/^\/(?![/\\])/, 'is not a local path');
const number = only<number>((value) => typeof value === 'number', 'is not a number');
const authorities = list(choice(AUTHORITIES));

const parseEntry = object<RemoteEntry>({
  name: text(/^[a-z][a-z0-9-]*$/, 'has unexpected characters'),
  contractVersion: number,
  manifest: path,
  build: optional(object({ entry: path, globalName: anyText })),
  share: dispensable(number),
  routes: readable(
    object<RouteEntry>({
      path,
      authorities,
      guestsOnly: optional(choice([true, false])),
      key: dispensable(anyText),
      layout: dispensable(choice(['blank'])),
      container: dispensable(choice(PAGE_CONTAINERS)),
      partOf: dispensable(path),
      shape: dispensable(choice(PAGE_SHAPES)),
      title: dispensable(anyText),
    }),
  ),
  navigation: readable(
    object<NavigationEntry>({
      path,
      label: anyText,
      icon: dispensable(choice(NAVIGATION_ICONS)),
      authorities,
      order: number,
    }),
  ),
});
