import { createHash } from 'node:crypto';
import type { Locale, RemoteEntry, RemoteList, ScanState } from '@ringtag/contracts';
import type { Builds, BuiltRemote } from './deployed-builds';
import type { Frame } from './page-frames';
import { findPreloads } from './preloads';
import type { FirstView } from './remote-description';

const SCAN_ROUTE = '/scan/*';

/** What a document says of its page, so that the page need not ask for one file after the other. */
export interface Start {
  /** The files that the page will request. */
  files: string[];
  /** The addresses of the API that it will ask. */
  asked: string[];
  /** The remotes, with the build of the one that shows the page. */
  remotes: RemoteList;
}

export function startScan(builds: Builds, locale: Locale, state: ScanState | 'unknown'): Start {
  const owner = findScanRemote(builds);
  const { any = [], [state]: more = [] } = owner?.remote.firstView ?? {};
  return start(builds, locale, ['any'], owner, { imports: [...any, ...more] });
}

/** For pages below that of a code, and for the one where a code is typed. */
export function startStep(builds: Builds, locale: Locale): Start {
  return start(builds, locale, ['any'], findScanRemote(builds), {});
}

function findScanRemote({ remotes }: Builds): BuiltRemote | undefined {
  return remotes.find(({ remote }) => remote.routes?.some(({ path }) => path === SCAN_ROUTE));
}

/** With `searches`, the page asks for other data than it does without a query in its address. */
export function startPage(builds: Builds, locale: Locale, { kind, page }: Frame, searches: boolean): Start {
  const layouts: Layout[] = ['any', kind === 'signed-out' ? kind : 'main'];
  if (page?.authorities?.join() === 'admin') layouts.push('administration');
  const { imports = [], data = [] } = page?.firstView ?? {};
  const known = start(builds, locale, layouts, page?.owner, { imports, data: searches ? [] : data });
  return kind === 'signed-out' ? known : { ...known, remotes: markShared(known.remotes, builds) };
}

type Layout = keyof Builds['shell']['views'];

/** `owner` is the remote that shows the page, `own` what the page itself needs. */
function start(
  { shell, remotes }: Builds,
  locale: Locale,
  layouts: Layout[],
  owner: BuiltRemote | undefined,
  own: FirstView,
): Start {
  const views = layouts.flatMap((layout) => shell.views[layout] ?? []);
  const inLanguage = (imports: string[]) => imports.map((path) => path.replace('{locale}', locale));
  const around = views.flatMap(({ imports = [] }) => imports);
  const wanted = [{ chunks: shell.chunks, base: '/', imports: inLanguage(around) }];
  if (owner) {
    const { name } = owner.remote;
    const imports = ['src/remote', 'src/locales/{locale}', ...(own.imports ?? [])];
    wanted.push({
      chunks: owner.chunks,
      base: `/_mf/${name}/`,
      imports: inLanguage(imports).map((path) => path.replace(/^src/, `${name}/src`)),
    });
  }
  const files = findPreloads(shell.chunks, wanted);
  if (owner?.build) files.push(owner.build.entry);
  return {
    files,
    asked: [...views, own].flatMap((view) => view.data ?? []),
    remotes: listRemotes(remotes, locale, owner),
  };
}

/**
 * Who has a session loads all remotes as this document has them. Others load as they are served what the document does
 * not begin with: they report of its own remote alone.
 */
function markShared(list: RemoteList, { remotes }: Builds): RemoteList {
  const shared = remotes.find(({ share }) => share !== undefined);
  const mark = (entry: RemoteEntry) =>
    entry.name === shared?.remote.name ? { ...entry, share: shared.share } : entry;
  return { ...list, remotes: list.remotes.map(mark) };
}

/** The deployed remotes in a language, with the build of the one that shows the page. */
export function listRemotes(
  remotes: readonly BuiltRemote[],
  locale: Locale,
  owner?: BuiltRemote,
): RemoteList {
  const entries = remotes.map((each) => ({
    ...each.entries[locale],
    ...(each === owner && each.build && { build: each.build, share: each.share }),
  }));
  return { locale, remotes: entries };
}

/** The remotes for pages of codes, all of which name the same list. */
export function listScanRemotes(builds: Builds, locale: Locale): RemoteList {
  return listRemotes(builds.remotes, locale, findScanRemote(builds));
}

/** An address of its own for each content of the list. */
export function toListPath(list: RemoteList): string {
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  return `/remotes.${hash}.json`;
}
