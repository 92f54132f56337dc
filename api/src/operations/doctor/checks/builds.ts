import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRemote } from '@ringtag/contracts';
import { type Findings, ok, problem } from '../finding';

const REMOTE_FOLDER = /^mfe-[a-z-]+$/;
const ADVICE =
  'Run "npm run build" and "npm run image -- <new folder>" in the checkout, and set WEB_ROOT to that folder.';

/** Whether the pages are there, and whole. */
export async function* checkBuilds(webRoot: string): Findings {
  const folders = existsSync(webRoot) ? readdirSync(webRoot).filter((name) => REMOTE_FOLDER.test(name)) : [];
  const missing = ['shell/dist/index.html', ...folders.map((folder) => `${folder}/dist/remote.json`)].filter(
    (file) => !existsSync(join(webRoot, file)),
  );
  const faults = findFaults(webRoot, folders);
  if (missing.length > 0) yield problem(`${webRoot} is missing ${missing.join(', ')}.`, ADVICE);
  for (const fault of faults) yield problem(fault, ADVICE);
  if (folders.length === 0) yield problem(`${webRoot} has no mfe-… folder.`, ADVICE);
  else if (missing.length + faults.length === 0)
    yield ok(`The shell and ${folders.length} remotes are in ${webRoot}.`);
}

/** Files that are no JSON, such as one that was cut while it was copied, and what the shell would leave out. */
function findFaults(webRoot: string, folders: string[]): string[] {
  const faults: string[] = [];
  const read = (file: string): unknown => {
    const text = readText(join(webRoot, file));
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch {
      faults.push(`${join(webRoot, file)} is broken.`);
      return undefined;
    }
  };
  for (const file of ['first-view.json', 'chunks.json']) read(`shell/dist/${file}`);
  for (const folder of folders) {
    for (const file of ['mf-manifest.json', 'chunks.json']) read(`${folder}/dist/${file}`);
    const described = read(`${folder}/dist/remote.json`);
    const manifest = `/_mf/${folder}/mf-manifest.json`;
    if (described) describeRemote({ ...described, manifest }, (fault) => faults.push(`${fault}.`));
  }
  return faults;
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
