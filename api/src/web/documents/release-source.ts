import type { FastifyRequest } from 'fastify';
import type { Candidate } from './choose-release';

/** The files beside a build that describe it, by their names. */
export interface BuildTexts {
  'remote.json': string;
  'mf-manifest.json': string;
  'chunks.json': string;
}

/** A release that is in the database, or what was decided about one that is on the disk. */
export interface KnownRelease extends Candidate {
  id: string;
  remote: string;
  /** Counts the decisions about it. */
  version: number;
  /** Whether its files are in the database. */
  stored: boolean;
  /** False for one that ships, or shipped, with a server. */
  uploaded: boolean;
}

/**
 * The releases of a remote among which `chooseRelease` chooses, what is on the disk among them. What another server
 * shipped is one of them only where this server is the newer one: a newer remote may need what this server lacks.
 */
export function listCandidates<Shipped extends Candidate>(
  name: string,
  known: readonly KnownRelease[],
  shipped: Shipped | undefined,
): (KnownRelease | Shipped)[] {
  const own = known.filter(({ remote }) => remote === name);
  const current = shipped?.number ?? 0;
  const others = own.filter((each) => each.stored && (each.uploaded || each.number < current));
  if (!shipped) return others;
  // What is in the database under the same number is the same release.
  const decided = own.find(({ number }) => number === current);
  const onDisk = { ...shipped, blocked: decided?.blocked ?? false };
  return [onDisk, ...others.filter(({ number }) => number !== current)];
}

/** A file of a release, compressed with Brotli. */
export interface ReleasedFile {
  body: Buffer;
  /** Whether everybody may have it. */
  shown: boolean;
}

/**
 * Releases beside those that are on the disk. A domain above registers them with `BuildReader`, so that documents and
 * `/_mf` need not know where they come from.
 */
export interface ReleaseSource {
  /** All that may be shown, and all that are blocked. Answers the same object until one of them changes. */
  list(): Promise<readonly KnownRelease[]>;
  /** What describes a stored release. Undefined where it is gone. */
  findTexts(id: string): Promise<BuildTexts | undefined>;
  /** Undefined for a file that no release has, that nobody may see, or whose bytes are not those that were uploaded. */
  findFile(remote: string, path: string, request: FastifyRequest): Promise<ReleasedFile | undefined>;
  /** The release that the browser of this request sees in place of what is served. */
  findPreviewed(request: FastifyRequest): Promise<{ id: string; remote: string } | undefined>;
}
