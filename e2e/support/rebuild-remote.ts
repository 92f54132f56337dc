import { join } from 'node:path';
import { defineRemote } from '@ringtag/tools/federation';
import { rspack } from '@rspack/core';

/**
 * Builds a remote into a folder of its own with one text of a file changed, as a team's next release would.
 * @param file the end of its path in the remote
 */
export async function rebuildRemote(
  name: string,
  outputPath: string,
  from: string,
  to: string,
  file = 'src/locales/en.ts',
): Promise<void> {
  const config = defineRemote(name, { outputPath });
  config.module?.rules?.push({
    test: (path: string) => path.endsWith(join(name, file)),
    enforce: 'pre',
    loader: join(__dirname, 'replace-text.cjs'),
    options: { from, to },
  });
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
