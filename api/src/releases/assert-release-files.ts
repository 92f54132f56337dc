import type { DataSource } from 'typeorm';
import { StartError } from '../platform/start-error';
import { isWhole } from './serving/file-bytes';
import { ReleaseFileEntity } from './tables/release-file.entity';

/**
 * Prints which files of releases are not what was uploaded, and throws StartError if there are any: nobody is sent them.
 * Reads one file at a time.
 */
export async function assertReleaseFiles(
  { manager }: DataSource,
  print: (text: string) => void,
): Promise<void> {
  const select = { id: true, remote: true, path: true } as const;
  const files = await manager.find(ReleaseFileEntity, { select, order: { remote: 'ASC', path: 'ASC' } });
  let wrong = 0;
  for (const { id, remote, path } of files) {
    const row = await manager.findOneBy(ReleaseFileEntity, { id });
    // A server may have deleted it meanwhile.
    if (!row || (await isWhole(row))) continue;
    wrong += 1;
    print(`WRONG   ${remote}/${path}\n`);
  }
  if (wrong > 0)
    throw new StartError(
      `${wrong} of ${files.length} files of releases are not what was uploaded: block theirs`,
    );
  print(`All ${files.length} files of releases are what was uploaded\n`);
}
