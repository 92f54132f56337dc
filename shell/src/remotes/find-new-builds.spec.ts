/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { findNewBuilds } from './find-new-builds';
import { registered } from './registered';

const toUrl = (remote: string, file: string) => `http://localhost/_mf/${remote}/${file}`;
const manifest = (name: string) => ({ metaData: { globalName: '', remoteEntry: { path: '', name } } });

describe('findNewBuilds', () => {
  beforeEach(() => {
    registered.clear();
    registered.set('mfe-one', toUrl('mfe-one', 'remoteEntry.1.js'));
    registered.set('mfe-two', toUrl('mfe-two', 'remoteEntry.1.js'));
  });
  const serve = (answers: Record<string, Response>) => {
    globalThis.fetch = ((url: string) => Promise.resolve(answers[url]!)) as typeof fetch;
  };

  it('should name the builds that took the place of those on the page', async () => {
    serve({
      '/_mf/mfe-one/mf-manifest.json': Response.json(manifest('remoteEntry.2.js')),
      '/_mf/mfe-two/mf-manifest.json': Response.json(manifest('remoteEntry.1.js')),
    });
    expect(await findNewBuilds()).toEqual([toUrl('mfe-one', 'remoteEntry.2.js')]);
  });

  it('should name none of a remote that it cannot ask for', async () => {
    serve({
      '/_mf/mfe-one/mf-manifest.json': new Response('', { status: 502 }),
      '/_mf/mfe-two/mf-manifest.json': Response.json({}),
    });
    expect(await findNewBuilds()).toEqual([]);
  });
});
