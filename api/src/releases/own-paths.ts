import { newFieldError } from '../platform/errors/domain-error';
import type { Builds } from '../web';

/** A path without another spelling: parts that are words or `:names`, and maybe a last star. */
const PAGE_PATH = /^(?:\/|(?=\/)(?:\/:?[a-z0-9](?:[\w-]*\w)?)*(?:\/\*)?)$/i;

/**
 * Throws `validation_failed` for a path that routers may read in another way, and where a page of another remote that is
 * served has one of the addresses.
 */
export function assertOwnPaths(
  remote: string,
  paths: readonly string[],
  { pages }: Pick<Builds, 'pages'>,
): void {
  const others = pages.filter(({ owner }) => owner.remote.name !== remote);
  const odd = paths.find((path) => !PAGE_PATH.test(path));
  if (odd !== undefined)
    throw newFieldError('description', 'hasPagePaths', `Use /<word>/:<name>, or a last /*, not ${odd}`);
  for (const path of paths) {
    const taken = others.find((page) => overlap(path, page.path));
    if (!taken) continue;
    const { name } = taken.owner.remote;
    const rule = `${path} belongs to ${name}, whose page is ${taken.path}. Choose another path`;
    throw newFieldError('description', 'hasOwnPaths', rule);
  }
}

/** Whether some address matches both: `/project/:id` and `/project/new`, `/scan/*` and `/scan`. */
function overlap(path: string, other: string): boolean {
  const [own, theirs] = [path, other].map((each) => each.toLowerCase().split('/').slice(1));
  return overlapFrom(own!, theirs!);
}

function overlapFrom([own, ...ownRest]: string[], [their, ...theirRest]: string[]): boolean {
  if (own === '*' || their === '*') return true;
  if (own === undefined || their === undefined) return own === their;
  const isSame = own === their || own.startsWith(':') || their.startsWith(':');
  return isSame && overlapFrom(ownRest, theirRest);
}
