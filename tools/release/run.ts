import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAME } from '@ringtag/contracts';
import type { BuildNumber } from './build-number';
import { buildRemote } from './build-remote';
import { type BuiltRemote, readBuiltRemote, toAnnounced } from './built-remote';
import { listUnfit, listUnknown } from './fit';
import { listPageProblems } from './pages';
import { assertNone, ReleaseProblem } from './release-problem';
import { getCommit, listDrawing, listServerFirst } from './source';
import { type ListedRelease, ReleaseServer, type Settings, type Target } from './target';

/** Notes name so many files. */
const MOST_NAMED = 10;
const AT_ONCE = 4;

interface Tools {
  build?: typeof buildRemote;
  print: (line: string) => void;
}

/** Builds a remote, checks it and uploads it. Goes on with an upload that broke off. Throws `ReleaseProblem`. */
export async function release(
  workspace: string,
  remote: string,
  settings: Settings,
  { build = buildRemote, print }: Tools,
): Promise<void> {
  if (!REMOTE_NAME.test(remote) || !existsSync(join(workspace, remote, 'remote.json')))
    throw new ReleaseProblem(`There is no remote ${remote}: name a folder such as mfe-dashboard.`);
  const server = new ReleaseServer(settings);
  const commit = getCommit(workspace, remote);
  assertNone(`${remote} says two things of its pages:`, listPageProblems(workspace, remote));
  const target = await server.getTarget();
  if (target.remote !== remote)
    throw new ReleaseProblem(
      `The token is one of ${target.remote}. Releases of ${remote} need a token of their own.`,
    );
  print(`Building ${remote} ${commit.number} (${toShort(commit.commit)})…`);
  const built = readFresh(remote, (folder) => build(workspace, remote, folder));
  assertFits(workspace, remote, built, target);
  for (const line of listNotes(workspace, commit, built, target)) print(line);
  const before = target.releases.find(({ number }) => number === commit.number);
  await upload(server, remote, commit, built, print);
  const decision = `an administrator looks at it and shows it on ${server.origin}/system`;
  print(
    before
      ? `It was uploaded before. Who sees it: ${toSeen(before)}.`
      : `Uploaded. No one sees it yet: ${decision}.`,
  );
}

/** Builds into a folder that goes away. */
function readFresh(remote: string, build: (folder: string) => void): BuiltRemote {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-release-'));
  try {
    build(folder);
    return readBuiltRemote(remote, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the releases of the remote that the token is for. Throws `ReleaseProblem`. */
export async function showStatus(settings: Settings, print: (line: string) => void): Promise<void> {
  const server = new ReleaseServer(settings);
  const { remote, commit, releases } = await server.getTarget();
  print(`${remote} on ${server.origin}, which was built from ${commit || 'a commit that it does not know'}`);
  for (const each of releases) print(toLine(each));
}

function toLine(release: ListedRelease): string {
  const { number, commit, shipped, uploadedAt, uploadedBy } = release;
  const from = shipped ? 'ships with the server' : `uploaded ${uploadedAt} with "${uploadedBy}"`;
  return `${String(number).padStart(8)}  ${toShort(commit).padEnd(8)}  ${toSeen(release).padEnd(15)}  ${from}`;
}

/** In the words of the System page. */
function toSeen({ share, blocked, audience }: ListedRelease): string {
  if (blocked) return 'no one, blocked';
  if (audience === 'share') return `${share}% of visits`;
  return audience === 'everybody' ? 'everyone' : 'no one';
}

function assertFits(workspace: string, remote: string, { needs }: BuiltRemote, target: Target): void {
  assertNone(`${remote} imports what does not exist:`, listUnknown(workspace, needs));
  assertNone(
    `${remote} needs what the server does not have. Release the server first, or do without:`,
    listUnfit(needs, target),
  );
  if (remote !== 'mfe-scan') return;
  if (target.commit === '')
    throw new ReleaseProblem(
      'The server draws the scan page, and does not say from which commit: build it with its number (BUILD_COMMIT) first.',
    );
  assertNone(
    'The server draws the scan page, from other versions of these files. Release it first, or start from its commit:',
    listDrawing(workspace, target.commit),
  );
}

/** What does not stop a release. */
function listNotes(workspace: string, { number }: BuildNumber, built: BuiltRemote, target: Target): string[] {
  const notes: string[] = [];
  const changed = target.commit === '' ? [] : listServerFirst(workspace, target.commit);
  if (target.commit === '')
    notes.push('The server does not say from which commit it was built, so the shell is not compared.');
  if (changed.length > 0) {
    const named = changed.slice(0, MOST_NAMED).map((file) => `- ${file}`);
    const more = changed.length > MOST_NAMED ? [`- and ${changed.length - MOST_NAMED} more`] : [];
    notes.push(
      'Needs the server first, if the remote relies on it: the server runs these files as it has them.',
    );
    notes.push(...named, ...more);
  }
  if (built.contract !== target.contract)
    notes.push(
      `It has contract ${built.contract}, and can be shown once the server has it too (now ${target.contract}).`,
    );
  const served = target.releases.find(({ audience }) => audience === 'everybody');
  if (served && served.number > number)
    notes.push(
      `Everyone sees ${served.number}, which is higher: this one is shown only where that is blocked.`,
    );
  return notes;
}

async function upload(
  server: ReleaseServer,
  remote: string,
  { number, commit }: BuildNumber,
  built: BuiltRemote,
  print: (line: string) => void,
): Promise<void> {
  const { description, manifest, chunks } = built;
  const files = built.files.map(toAnnounced);
  const missing = await server.begin(remote, { number, commit, description, manifest, chunks, files });
  const bytes = new Map(built.files.map((file) => [file.sha384, file.bytes]));
  print(`Uploading ${missing.length} of ${files.length} files…`);
  const waiting = missing.values();
  const send = async () => {
    for (const sha384 of waiting) await server.store(remote, number, sha384, bytes.get(sha384)!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  await server.complete(remote, number);
}

const toShort = (commit: string): string => commit.slice(0, 8);
