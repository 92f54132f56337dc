import { join } from 'node:path';
import { defineRemote } from '@ringtag/tools/federation';
import { rspack } from '@rspack/core';

/** Builds a remote into a folder of its own with one text of its English locale changed, as a team's next release would. */
export async function rebuildRemote(
  name: string,
  outputPath: string,
  from: string,
  to: string,
): Promise<void> {
  const config = defineRemote(name, { outputPath });
  config.module?.rules?.push({
    test: new RegExp(`${name}/src/locales/en\\.ts$`),
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
