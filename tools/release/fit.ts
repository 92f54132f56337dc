import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMissing, type PromisedExports } from '../federation/promised-exports';
import { type Needs, SHARED_EXPORTS } from '../federation/shared-names-plugin';
import type { Target } from './target';

/** What a remote needs and the server does not have: one sentence each. */
export function listUnfit({ shared, calls }: Needs, target: Target): string[] {
  const offered = Object.fromEntries(target.shared.map(({ name, exports }) => [name, exports]));
  const served = new Set(target.calls.map(toShape));
  return [
    ...listMissing(shared, offered).map(
      ({ library, name }) =>
        `It imports ${name} from ${library}, which the shell of the server does not export.`,
    ),
    ...calls
      .filter((call) => !served.has(toShape(call)))
      .map((call) => `It calls ${call}, which the API of the server does not have.`),
  ];
}

/** What the shell of this workspace does not export either: most such names are mistyped. */
export function listUnknown(workspace: string, { shared }: Needs): string[] {
  const file = join(workspace, 'tools/federation', SHARED_EXPORTS);
  if (!existsSync(file)) return [];
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as PromisedExports;
  return listMissing(shared, exports).map(
    ({ library, name }) =>
      `${library} has no ${name}. Correct the import, or export it there and run "npm run shared-exports".`,
  );
}

/** The names of parameters make no difference. */
const toShape = (call: string): string => call.replace(/\{\w+\}/g, '{}');
