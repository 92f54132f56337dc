import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/contracts';
import { type BuiltPage, type BuiltRemote, type Builds, withRemotes } from './deployed-builds';
import { startPage, startScan } from './first-view';

const NO_CHUNKS = { imports: {}, shared: {} };

function built(name: string, path: string, share?: number): BuiltRemote {
  const entry: RemoteEntry = {
    name,
    contractVersion: CONTRACT_VERSION,
    manifest: '',
    routes: [],
    navigation: [],
  };
  return {
    remote: { name, contractVersion: CONTRACT_VERSION, routes: [{ path, shape: 'rows' }] },
    entries: { en: entry } as BuiltRemote['entries'],
    build: { entry: `/_mf/${name}/remoteEntry.1.js`, globalName: name },
    chunks: NO_CHUNKS,
    ...(share !== undefined && { share }),
  };
}

const shell = { chunks: NO_CHUNKS, views: {}, offers: {}, build: { number: 0, commitId: '' } };

function toBuilds(...remotes: BuiltRemote[]): Builds {
  return withRemotes({ html: '', shell }, remotes);
}

const findPage = ({ pages }: Builds, path: string): BuiltPage => pages.find((page) => page.path === path)!;
/** Which remotes report how they load, each with the number of its release. */
const toReporting = (remotes: readonly RemoteEntry[]) =>
  remotes.flatMap(({ name, share }) => (share === undefined ? [] : [`${name} ${share}`]));

describe('A document of a share', () => {
  const builds = toBuilds(built('mfe-scan', '/scan/*'), built('mfe-admin', '/reports', 7));
  const named = (path: string, kind: 'rows' | 'signed-out') =>
    toReporting(startPage(builds, 'en', { kind, page: findPage(builds, path) }, false).remotes.remotes);

  it('should let its remote report as that release', () => {
    expect(named('/reports', 'signed-out')).toEqual(['mfe-admin 7']);
    const shared = toBuilds(built('mfe-scan', '/scan/*', 8));
    expect(toReporting(startScan(shared, 'en', 'activated').remotes.remotes)).toEqual(['mfe-scan 8']);
  });

  it('should let it report beside the remote of another page only with a session: others get what is served', () => {
    expect(named('/scan/*', 'rows')).toEqual(['mfe-admin 7']);
    expect(named('/scan/*', 'signed-out')).toEqual([]);
  });

  it('should let no other remote report', () => {
    expect(toReporting(startScan(builds, 'en', 'activated').remotes.remotes)).toEqual([]);
  });
});
