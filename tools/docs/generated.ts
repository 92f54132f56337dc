import { drawLayers } from '../layers/import-graph';
import { listLimits } from './limits';
import { listAlerts, listMetrics } from './metrics';
import { fillTests } from './rule-tests';
import { listShares } from './shares';
import { listTables } from './tables';

const PLATFORM = 'api/src/platform';

/** What other pages tell, or what is no limit. */
const ELSEWHERE = [
  ...['LENGTH', 'CONVERSATION_MAIL', 'WORD_SEARCH', 'PAGE'],
  ...['SESSION', 'DEVICE', 'CODE_STEP', 'OWNER_LINK', 'PHOTO', 'CHALLENGE', 'ACCOUNT', 'NEW_DEVICE'],
];

/** What a page says between `<!-- generated: name -->` and `<!-- /generated -->`, by that name. */
const BLOCKS: Record<string, () => string> = {
  alerts: listAlerts,
  layers: drawLayers,
  metrics: listMetrics,
  shares: listShares,
  tables: listTables,
  times: () =>
    listLimits([
      { file: `${PLATFORM}/requests/request-times.ts` },
      { file: `${PLATFORM}/database/data-source.ts`, names: ['STATEMENT_DEADLINE_MS', 'QUEUE_LIMIT'] },
      { file: `${PLATFORM}/database/mysql-pool.ts`, names: ['ACQUIRE_TIMEOUT_MS'] },
      { file: `${PLATFORM}/database/sqlite-gate.ts`, names: ['GATE_TIMEOUT_MS'] },
    ]),
  limits: () =>
    listLimits([
      { file: 'libs/contracts/src/limits.ts', except: ELSEWHERE },
      { file: 'libs/contracts/src/message-limits.ts', except: ELSEWHERE },
      { file: 'libs/contracts/src/attachment-limits.ts' },
    ]),
  settings: () => listLimits([{ file: 'libs/contracts/src/settings.ts', names: ['SETTINGS'] }]),
  process: () =>
    listLimits([
      { file: 'libs/contracts/src/live.ts', names: ['STREAM'] },
      { file: `${PLATFORM}/http/body-shape.ts`, names: ['DEPTH', 'KEYS', 'VALUES', 'VALUES_OF_LONG_BODIES'] },
      { file: `${PLATFORM}/http/connections.ts`, names: ['UNANSWERED'] },
      { file: `${PLATFORM}/http/multipart.ts`, names: ['MOST_HELD'] },
      { file: 'api/src/accounts/users/passwords.service.ts', names: ['TURNS'] },
      { file: `${PLATFORM}/pictures/pictures.ts`, names: ['TURNS'] },
    ]),
};

/** The page with everything that is generated as the code says it now. */
export function generate(page: string): string {
  const filled = page.replace(
    /(<!-- generated: (\w+) -->\n)[^]*?(?=<!-- \/generated -->)/g,
    (_, beginning: string, name: string) => `${beginning}\n${BLOCKS[name]!()}\n\n`,
  );
  return fillTests(filled);
}
