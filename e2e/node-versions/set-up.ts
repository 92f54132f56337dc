import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { assembleImage } from '@ringtag/tools/image';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { provideNode } from '@ringtag/tools/node-versions';

/** Projects of Playwright. The Node that runs the tests has the other browser tests. */
export const NODE_NAMES = ['24', '26'] as const;

export type NodeName = (typeof NODE_NAMES)[number];

/** What the tests of one version find. */
interface Place {
  /** The program. */
  node: string;
  /** The folder that `assembleImage` has filled. */
  image: string;
  /** An empty database of MariaDB. */
  databaseUrl: string;
}

const toVariable = (name: NodeName): string => `PLACE_OF_NODE_${name}`;

/** Workers inherit the environment, and nothing else, from the process that made the places. */
export const readPlace = (name: NodeName): Place => JSON.parse(process.env[toVariable(name)]!) as Place;

/** Puts the image together and starts MariaDB, once for all versions. Answers what ends it. */
export default async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-node-'));
  chmodSync(dir, 0o755);
  const image = join(dir, 'image');
  assembleImage(join(__dirname, '../..'), image);
  const mariaDb = await startMariaDb();
  for (const name of projects.map((project) => project.name as NodeName)) {
    const node = join(dir, `node-${name}`);
    // The user of the image may have no right to read the folder that npm has put it into.
    copyFileSync(provideNode(name), node);
    const place: Place = { node, image, databaseUrl: await mariaDb.createDatabase(`node_${name}`) };
    process.env[toVariable(name)] = JSON.stringify(place);
  }
  return async () => {
    await mariaDb.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
