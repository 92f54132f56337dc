import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BODY_LIMIT,
  CONTRACT_VERSION,
  describeRemote,
  NAVIGATION_ICONS,
  RELEASE,
  RELEASE_PATH,
  RELEASE_TYPES,
} from '@ringtag/contracts';
import { NEEDS, type Needs } from '../federation/shared-names-plugin';
import { assertNone } from './release-problem';

/** Files of a build that are not uploaded as files. */
const BESIDE = [
  ...['remote.json', 'mf-manifest.json', 'chunks.json'],
  ...['mf-stats.json', 'carried.json', 'release.json', NEEDS],
];
const NOT_UPLOADED = /\.(?:map|br|gz)$/;

/** The announcement of a release must fit into one request. Its other fields are short. */
const MOST_ANNOUNCED = BODY_LIMIT - 500;

/** What is read of `remote.json` here. */
interface Described {
  contractVersion: number;
  routes?: { firstView?: { data?: string[] } }[];
}

interface BuiltFile {
  path: string;
  sha384: string;
  size: number;
  bytes: Buffer;
}

/** A build of a remote, as the server takes it. */
export interface BuiltRemote {
  description: string;
  manifest: string;
  chunks: string;
  contract: number;
  files: BuiltFile[];
  needs: Needs;
}

/** Throws where the build has what a server refuses. */
export function readBuiltRemote(remote: string, dist: string): BuiltRemote {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const files = listFiles(dist);
  const [description, manifest, chunks] = [
    read('remote.json'),
    read('mf-manifest.json'),
    read('chunks.json'),
  ];
  const described = JSON.parse(description) as Described;
  const announced = Buffer.byteLength(
    JSON.stringify([description, manifest, chunks, files.map(toAnnounced)]),
  );
  assertNone(`The build of ${remote} cannot be released:`, [
    ...listDescriptionProblems(remote, described),
    ...listFileProblems(files),
    ...(announced > MOST_ANNOUNCED
      ? [
          `remote.json, mf-manifest.json, chunks.json and the names of the files have ${announced} bytes, of ` +
            `${MOST_ANNOUNCED}. Load fewer parts by themselves.`,
        ]
      : []),
  ]);
  const needs = JSON.parse(read(NEEDS)) as Needs;
  needs.calls = [...new Set([...needs.calls, ...listPreloads(described)])];
  return { description, manifest, chunks, contract: described.contractVersion, files, needs };
}

/** What the server is told of a file before it is sent. */
export function toAnnounced({ path, sha384, size }: BuiltFile): Omit<BuiltFile, 'bytes'> {
  return { path, sha384, size };
}

function listFiles(dist: string): BuiltFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_UPLOADED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((path) => !BESIDE.includes(path))
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(dist, path));
      return { path, bytes, size: bytes.length, sha384: createHash('sha384').update(bytes).digest('hex') };
    });
}

/** In all languages: the server would take English in the place of a name that is missing. */
function listDescriptionProblems(remote: string, described: object): string[] {
  const problems: string[] = [];
  const manifest = `/_mf/${remote}/mf-manifest.json`;
  describeRemote({ ...described, manifest, contractVersion: CONTRACT_VERSION }, (problem) => {
    const [, text = problem] = /^remotes\.json: "[^"]*": (.*?)(?: \(owner: .*\))?$/.exec(problem) ?? [];
    const known = text.includes('icon') ? `: use ${NAVIGATION_ICONS.join(', ')}` : '';
    problems.push(`${remote}/remote.json: ${text}${known}`);
  });
  return problems;
}

function listFileProblems(files: readonly BuiltFile[]): string[] {
  const endings = Object.keys(RELEASE_TYPES).join(', ');
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return [
    ...files
      .filter(({ path }) => !RELEASE_PATH.test(path))
      .map(({ path }) => `${path}: the server takes <name>.<hash>.<${endings}>. Import it in another form.`),
    ...files
      .filter(({ size }) => size > RELEASE.fileBytes)
      .map(
        ({ path, size }) =>
          `${path} has ${toMB(size)}, of ${toMB(RELEASE.fileBytes)}. Load a part of it later.`,
      ),
    ...(all > RELEASE.bytes ? [`All files have ${toMB(all)}, of ${toMB(RELEASE.bytes)}.`] : []),
    ...(files.length > RELEASE.files ? [`There are ${files.length} files, of ${RELEASE.files}.`] : []),
  ];
}

const toMB = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What documents ask the API for on behalf of its pages. */
function listPreloads({ routes = [] }: Described): string[] {
  const paths = routes.flatMap(({ firstView }) => firstView?.data ?? []);
  return paths.map((path) => `GET ${path.replace(/\?.*/, '')}`);
}
