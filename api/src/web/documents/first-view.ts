import { DOCUMENT_ID, type Locale, type ScanState } from '@ringtag/contracts';
import type { Builds, BuiltRemote, FirstView } from './builds';
import { dataBlock } from './data-block';
import type { Frame } from './page-frames';
import { findPreloads, preloadLinks } from './preloads';

const SCAN_ROUTE = '/scan/*';

/** What a document brings along, so that its page need not ask for one file after the other. */
export interface Start {
  /** For the head: the files and the data to load. */
  head: string;
  /** For the body: the list of remotes, with the entry of the one that shows the page. */
  data: string;
}

export function startScan(builds: Builds, locale: Locale, state: ScanState | 'unknown'): Start {
  const owner = builds.remotes.find(({ remote }) => remote.routes?.some(({ path }) => path === SCAN_ROUTE));
  const { any = [], [state]: more = [] } = owner?.remote.firstView ?? {};
  return start(builds, locale, ['any'], owner, { imports: [...any, ...more] });
}

/** With `searches`, the page asks for other data than it does without a query in its address. */
export function startPage(builds: Builds, locale: Locale, { kind, page }: Frame, searches: boolean): Start {
  const layouts: Layout[] = ['any'];
  if (kind !== 'blank') layouts.push(kind === 'signed-out' ? kind : 'main');
  if (page?.authorities?.join() === 'admin') layouts.push('administration');
  const { imports = [], data = [] } = page?.firstView ?? {};
  return start(builds, locale, layouts, page?.owner, { imports, data: searches ? [] : data });
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
  const data = [...views, own].flatMap((view) => view.data ?? []);
  const list = remotes.map(({ remote, build }) =>
    build && remote === owner?.remote ? { ...remote, build } : remote,
  );
  return {
    head: preloadLinks(files, data),
    data: dataBlock(DOCUMENT_ID.remotes, { remotes: list }),
  };
}
