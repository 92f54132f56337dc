import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testWithServer } from '../support/fixtures';
import { startFirefox } from './firefox';
import type { Session, Visit } from './session';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const ENGINES = { firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof ENGINES;

interface Fixtures {
  /** Somebody with a fresh browser; it ends with the test. */
  newVisitor: (visit?: Visit) => Promise<Visitor>;
  /** Keeps a picture of what a visitor sees, in the folder of the run's results. */
  keepPicture: (visitor: Visitor, name: string) => Promise<void>;
}

export const test = testWithServer.extend<Fixtures, { engine: EngineName }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  newVisitor: async ({ engine }, use, testInfo) => {
    const sessions: Session[] = [];
    await use(async (visit = {}) => {
      const session = await ENGINES[engine](visit);
      sessions.push(session);
      return new Visitor(session);
    });
    for (const [index, session] of sessions.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath(`visitor-${index + 1}.png`), await session.picture());
      await session.close();
    }
  },
  keepPicture: async ({ engine }, use, testInfo) => {
    await use(async (visitor, name) => {
      const path = join(testInfo.project.outputDir, 'pictures', `${engine}-${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await visitor.picture());
    });
  },
});
