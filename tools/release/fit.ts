import { listMissing } from '../federation/promised-exports';
import type { Needs } from '../federation/shared-names-plugin';
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

/** The names of parameters make no difference. */
const toShape = (call: string): string => call.replace(/\{\w+\}/g, '{}');
