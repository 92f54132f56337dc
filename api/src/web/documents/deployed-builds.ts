import type { Locale, RemoteBuild, RemoteEntry } from '@ringtag/contracts';
import type { BuildNumber } from './build-files';
import type { Candidate } from './choose-release';
import type { Chunks } from './preloads';
import type { BuildTexts } from './release-source';
import type { FirstView, Remote, Route } from './remote-description';

export interface BuiltRemote {
  remote: Remote;
  /** What the shell reads of it. */
  entries: Record<Locale, RemoteEntry>;
  /** Where the remote begins, if its manifest says so and the shell does not refuse it. */
  build: RemoteBuild | undefined;
  chunks: Chunks;
  /** What describes a release that is not on the disk. */
  texts?: BuildTexts;
  /** The number of a release that a share is shown. */
  share?: number;
}

/** What is on the disk of a remote. */
export interface ShippedRemote extends Candidate, BuildNumber {
  remote: string;
  folder: string;
  built: BuiltRemote;
}

/** `first-view.json` of the shell, by the layout around a page; `any` with all of them. */
export type ShellViews = Partial<Record<'any' | 'main' | 'administration' | 'signed-out', FirstView>>;

export interface BuiltShell {
  chunks: Chunks;
  views: ShellViews;
  /** The names that remotes can import from its shared libraries. */
  offers: Record<string, string[]>;
  build: BuildNumber;
}

/** A page of a remote. */
export interface BuiltPage extends Route {
  /** The parts of its route's path. */
  segments: readonly string[];
  owner: BuiltRemote;
}

/** The deployed builds; a new object whenever a file has changed. */
export interface Builds {
  /** The shell's document. */
  html: string;
  shell: BuiltShell;
  remotes: readonly BuiltRemote[];
  pages: readonly BuiltPage[];
  /** True for those that a share of the documents shows. */
  isShared?: boolean;
}

/** Builds with these remotes, and the pages of all of them. */
export function withRemotes(builds: Pick<Builds, 'html' | 'shell'>, remotes: readonly BuiltRemote[]): Builds {
  return { ...builds, remotes, pages: remotes.flatMap(listPages) };
}

/** The same builds with this one in the place of what they have of the remote. */
export function withRemote(builds: Builds, remote: BuiltRemote): Builds {
  const others = builds.remotes.filter((each) => each.remote.name !== remote.remote.name);
  return withRemotes(builds, [...others, remote]);
}

function listPages(owner: BuiltRemote): BuiltPage[] {
  return (owner.remote.routes ?? []).map((route) => ({
    ...route,
    segments: route.path.toLowerCase().split('/').slice(1),
    owner,
  }));
}
