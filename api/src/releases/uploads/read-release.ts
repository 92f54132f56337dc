import { CONTRACT_VERSION, describeRemote, RELEASE, RELEASE_PATH, RELEASE_TYPES } from '@ringtag/contracts';
import { newFieldError } from '../../platform/errors/domain-error';
import { areChunks, type BuildTexts, readBuild } from '../../web';
import type { NewReleaseDto } from './upload.dto';

/** What a release says of itself, once it is known to be sound. */
interface ReadRelease {
  contract: number;
  /** Of its pages. */
  paths: string[];
  texts: BuildTexts;
  /** Of its files and of what describes it. */
  bytes: number;
}

/** Throws `validation_failed` for what could not be served, with the reason. */
export function readRelease(remote: string, release: NewReleaseDto): ReadRelease {
  assertFiles(release);
  const { description, manifest, chunks, files } = release;
  const paths = new Set(files.map(({ path }) => path));
  const build = readBuild(remote, parse('manifest', manifest));
  if (!build || !paths.has(build.entry.replace(`/_mf/${remote}/`, '')))
    throw newFieldError('manifest', 'hasEntry', 'Name the entry of the remote, and upload its file');
  const listed = parse('chunks', chunks);
  if (!areChunks(listed)) throw newFieldError('chunks', 'areChunks', 'Send the chunks.json of the build');
  const lacking = [listed.imports, listed.shared]
    .flatMap((list) => Object.values(list).flatMap((each) => each.files))
    .find((path) => !paths.has(path));
  if (lacking !== undefined) throw newFieldError('files', 'areAll', `chunks.json names ${lacking}, too`);
  const texts = { 'remote.json': description, 'mf-manifest.json': manifest, 'chunks.json': chunks };
  const described = description.length + manifest.length + chunks.length;
  return {
    ...readDescription(remote, parse('description', description), build),
    texts,
    bytes: sum(files) + described,
  };
}

const sum = (files: NewReleaseDto['files']) => files.reduce((bytes, { size }) => bytes + size, 0);

function assertFiles({ files }: NewReleaseDto): void {
  const odd = files.find(({ path }) => !RELEASE_PATH.test(path));
  const endings = Object.keys(RELEASE_TYPES).join(', ');
  if (odd) {
    const rule = `Use <folder>/<name>.<hash in hex>.<${endings}>, not ${odd.path}`;
    throw newFieldError('files', 'isReleasePath', rule);
  }
  if (new Set(files.map(({ path }) => path)).size < files.length)
    throw newFieldError('files', 'areDifferent', 'Name each path once');
  if (sum(files) > RELEASE.bytes)
    throw newFieldError('files', 'areSmall', `A release has at most ${RELEASE.bytes} bytes`);
}

/** An object, whatever its fields. */
function parse(field: string, text: string): Record<string, never> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Answered below.
  }
  if (typeof value !== 'object' || value === null) throw newFieldError(field, 'isJson', 'Send a JSON object');
  return value as Record<string, never>;
}

/** Throws for a description that the server would not serve whole. */
function readDescription(
  remote: string,
  described: Record<string, unknown>,
  build: object,
): Pick<ReadRelease, 'contract' | 'paths'> {
  const { contractVersion } = described;
  if (!isContract(contractVersion))
    throw newFieldError('description', 'hasContract', 'contractVersion is a whole number');
  const manifest = `/_mf/${remote}/mf-manifest.json`;
  const fitting = { ...described, contractVersion: CONTRACT_VERSION, build, manifest };
  const problems: string[] = [];
  const entries = describeRemote(fitting, (problem) => problems.push(problem));
  const [problem] = problems;
  if (problem !== undefined || !entries)
    throw newFieldError('description', 'isDescription', problem ?? 'Send the remote.json of the build');
  const { name } = entries.en;
  if (name !== remote) throw newFieldError('description', 'isOwn', `It describes ${name}, not ${remote}`);
  const views = [
    described.firstView ?? {},
    ...(described.routes as { firstView?: object }[]).map((route) => route.firstView ?? {}),
  ];
  if (!views.every(isFirstView))
    throw newFieldError('description', 'areFirstViews', 'A firstView has lists of texts');
  const own = entries.en.routes.map(({ path }) => path);
  const foreign = entries.en.navigation.find(({ path }) => !own.includes(path));
  if (foreign)
    throw newFieldError('description', 'hasOwnEntries', `The menu leads to ${foreign.path}, no page of it`);
  return { contract: contractVersion, paths: own };
}

function isContract(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e6;
}

/** What only the server reads of a description. It would draw no document at all if it were anything else. */
function isFirstView(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (list) => Array.isArray(list) && list.every((each) => typeof each === 'string'),
  );
}
