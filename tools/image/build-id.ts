import { spawnSync } from 'node:child_process';

/**
 * What tells one build from another: BUILD_ID if it is given, else the tag or commit that is checked out, with `-dirty` if
 * files differ from it. Undefined without either, as in deploy/Dockerfile, which gets no history.
 */
export function readBuildId(workspace: string, given: string | undefined): string | undefined {
  if (given) return given;
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--tags', '--dirty'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
