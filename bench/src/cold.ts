import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child';
import { DOCUMENT, scanLoad } from './load';
import { createCodes, giveOwners } from './scan-data';

/** Codes that are asked for, each once, in no order; half of them have a card. */
const COLD = 20_000;
/** Node compiles what is called often: the first documents say nothing. */
const WARM = 1000;

export interface ColdDocuments {
  requestsPerSecond: number;
  p99: number;
  /** Of the processor, for one document, everything included. */
  milliseconds: number;
  failed: number;
}

/**
 * What a phone asks for that scans a code. Cold: nobody has asked for the document since the server started, so that it
 * is read from the database, made and compressed. `root` is the folder of the build that is measured.
 */
export async function measureCold(
  root: string,
  origin: string,
  env: NodeJS.ProcessEnv,
): Promise<ColdDocuments> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  try {
    const own = { DATA_DIR: dataDir, PORT: new URL(origin).port };
    // Only outside production does a first start say who the administrator is.
    const first = await Child.startApi(origin, { ...own, NODE_ENV: 'development', PUBLIC_URL: origin }, root);
    const aliases = await createCodes(origin, dataDir, COLD + WARM);
    await first.stop();
    giveOwners(
      dataDir,
      aliases.filter((_, place) => place % 2 === 0),
    );
    const warm = aliases.splice(0, WARM);
    // Aliases are random, so their order is another one than that in which they were made.
    aliases.sort();
    const api = await Child.startApi(origin, { ...own, ...env }, root);
    await scanLoad(origin, warm, { each: true }, { path: DOCUMENT });
    const before = api.processor;
    const start = performance.now();
    const { p99, failed } = await scanLoad(origin, aliases, { each: true }, { path: DOCUMENT });
    const seconds = (performance.now() - start) / 1000;
    const milliseconds = ((api.processor - before) * 1000) / COLD;
    await api.stop();
    return { requestsPerSecond: COLD / seconds, p99, milliseconds, failed };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
