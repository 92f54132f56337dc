import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@ringtag/contracts';

const SHELL = `<!doctype html>
<html lang="en" dir="ltr" class="light">
  <head>
    <title>Ringtag</title>
    <script>document.documentElement.className = 'light';</script>
    <script defer src="/assets/main.0123456789.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const list = (...files: string[]) => ({ files, shared: ['react'] });

/** A shell and a scan remote as their builds leave them, without the scripts. Answers the folder. */
export async function webRootWithScan(): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'ringtag-web-'));
  await write(webRoot, 'shell', {
    'index.html': SHELL,
    'first-view.json': { any: { imports: ['shell/src/bootstrap', 'libs/i18n/src/locales/{locale}'] } },
    'chunks.json': {
      imports: {
        'shell/src/bootstrap': list('assets/bootstrap.1.js'),
        'libs/i18n/src/locales/de': list('assets/de.1.js'),
      },
      shared: {
        react: { files: ['assets/react.1.js'], shared: ['scheduler'] },
        scheduler: list('assets/scheduler.1.js'),
      },
    },
  });
  await writeScanRemote(webRoot, '1');
  return webRoot;
}

/** Deploys the scan remote alone, with files of the given release. */
export async function writeScanRemote(webRoot: string, release: string): Promise<void> {
  await write(webRoot, 'mfe-scan', {
    'remote.json': {
      name: 'mfe-scan',
      owner: '@scanning',
      contractVersion: CONTRACT_VERSION,
      routes: [
        { path: '/scan/*', authorities: [] },
        // Pages of other remotes: who opens them gets a document.
        { path: '/sign-in', authorities: [], title: { en: 'Sign in', de: 'Anmelden' } },
        ...['/sign-up', '/forgot-password', '/change-password'].map((path) => ({
          path,
          authorities: [],
        })),
        ...['/messages', '/profile'].map((path) => ({ path, authorities: ['user', 'admin'] })),
      ],
      navigation: [],
      firstView: { any: ['src/scan/scan.page'], activated: ['src/card/activated-code'] },
    },
    'mf-manifest.json': {
      metaData: { globalName: 'mfe_scan', remoteEntry: { path: '', name: `remoteEntry.${release}.js` } },
    },
    'chunks.json': {
      imports: {
        'mfe-scan/src/scan/scan.page': list(`assets/scan.${release}.js`, `assets/scan.${release}.css`),
        'mfe-scan/src/card/activated-code': list(`assets/card.${release}.js`),
      },
      shared: {},
    },
  });
}

async function write(
  webRoot: string,
  application: string,
  files: Record<string, object | string>,
): Promise<void> {
  const folder = join(webRoot, application, 'dist');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}
