import type { BuiltPage, BuiltRemote, Builds } from './builds';

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
