import { join } from 'node:path';
import { defineRemote } from '@ringtag/tools/federation';
import { rspack } from '@rspack/core';

/** A text of one of the remote's own files, and what the next release has in its place. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/** Builds a remote into a folder of its own with one change, as a team's next release would. */
export async function rebuildRemote(name: string, outputPath: string, change: Change): Promise<void> {
  const config = defineRemote(name, { outputPath });
  config.module?.rules?.push({
    test: (path: string) => path.endsWith(join(name, change.file)),
    enforce: 'pre',
    loader: join(__dirname, 'replace-text.cjs'),
    options: change,
  });
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
