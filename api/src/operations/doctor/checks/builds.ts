import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Findings, ok, problem } from '../finding';

const REMOTE_FOLDER = /^mfe-[a-z-]+$/;
const ADVICE =
  'Run "npm run build" and "npm run image -- <new folder>" in the checkout, and set WEB_ROOT to that folder.';

/** Whether the pages are there. */
export async function* checkBuilds(webRoot: string): Findings {
  const folders = existsSync(webRoot) ? readdirSync(webRoot).filter((name) => REMOTE_FOLDER.test(name)) : [];
  const missing = ['shell/dist/index.html', ...folders.map((folder) => `${folder}/dist/remote.json`)].filter(
    (file) => !existsSync(join(webRoot, file)),
  );
  if (missing.length > 0) yield problem(`${webRoot} is missing ${missing.join(', ')}.`, ADVICE);
  if (folders.length === 0) yield problem(`${webRoot} has no mfe-… folder.`, ADVICE);
  else if (missing.length === 0) yield ok(`The shell and ${folders.length} remotes are in ${webRoot}.`);
}
