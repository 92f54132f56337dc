import { BATCH, isChosenAlias, LENGTH, normalizeAlias, RESERVED_ALIASES, trimmed } from '@ringtag/contracts';

interface NamedCode {
  /** The normalised alias. Without one, the server makes a random alias. */
  alias?: string;
  label?: string;
}

type LineProblem = 'alias' | 'reserved' | 'duplicate' | 'label';

export interface ParsedCodes {
  items: NamedCode[];
  /** The lines that cannot be used. The first line has number 1. */
  problems: { line: number; problem: LineProblem }[];
  /** True when there are more lines than one batch may have. */
  tooMany: boolean;
}

/**
 * Reads one code per line: `ALIAS, label`. A semicolon or a tab may replace the comma, and either part may be missing.
 * Empty lines are skipped. The rules are those of the API, so that an error can name the wrong line.
 */
export function parseNamedCodes(text: string): ParsedCodes {
  const items: NamedCode[] = [];
  const problems: ParsedCodes['problems'] = [];
  const seen = new Set<string>();
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const [, typed = '', rest = ''] = /^([^,;\t]*)[,;\t]?(.*)$/.exec(line) ?? [];
    const alias = normalizeAlias(typed);
    const label = trimmed(rest);
    const problem = findProblem(typed.trim(), alias, label, seen);
    if (problem) problems.push({ line: index + 1, problem });
    if (alias) seen.add(alias);
    items.push({ ...(alias && { alias }), ...(label && { label }) });
  });
  return { items, problems, tooMany: items.length > BATCH.max };
}

function findProblem(
  typed: string,
  alias: string,
  label: string,
  seen: ReadonlySet<string>,
): LineProblem | undefined {
  // A space inside the alias is an error, because it usually means that the comma was forgotten.
  if (RESERVED_ALIASES.has(alias)) return 'reserved';
  if (typed && (!/^[A-Za-z0-9-]+$/.test(typed) || !isChosenAlias(alias))) return 'alias';
  if (alias && seen.has(alias)) return 'duplicate';
  return label.length > LENGTH.label.max ? 'label' : undefined;
}

/** Returns the number of codes, or undefined when it is not a whole number that one batch may have. */
export function parseCount(text: string): number | undefined {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= BATCH.max ? count : undefined;
}
