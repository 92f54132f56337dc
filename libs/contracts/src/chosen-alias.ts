import { isAlias, normalizeAlias } from './alias';
import { LENGTH } from './limits';

/** A new alias that somebody chooses; shorter ones were chosen before and go on working. */
export const CHOSEN_ALIAS = { min: 6, max: LENGTH.alias.max } as const;

/** Words that routes or people may need; never handed out as an alias. */
export const RESERVED_ALIASES: ReadonlySet<string> = new Set(
  ['ACTIVATE', 'ADMIN', 'API', 'DEV', 'HEALTH', 'HELP', 'SCAN', 'SUPPORT', 'UNACTIVATE'].map(normalizeAlias),
);

/** True for a normalised alias that a new code may be given. */
export function isChosenAlias(alias: string): boolean {
  return isAlias(alias) && alias.length >= CHOSEN_ALIAS.min && !RESERVED_ALIASES.has(alias);
}
