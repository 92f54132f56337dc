import { BATCH, isChosenAlias, LENGTH, normalizeAlias, RESERVED_ALIASES, trimmed } from '@ringtag/contracts';

interface NamedCode {
  /** Normalised; random when absent. */
  alias?: string;
  label?: string;
}

type LineProblem = 'alias' | 'reserved' | 'duplicate' | 'label';

export interface ParsedCodes {
  items: NamedCode[];
  /** Lines that cannot be used, counted from 1. */
  problems: { line: number; problem: LineProblem }[];
  /** More lines than one batch may have. */
  tooMany: boolean;
}

/**
 * Reads one code per line, `ALIAS, label`; a semicolon or a tab does as well, and either part may be missing. Empty
 * lines are left out. The rules are those of the API, so that a typing mistake is named by its line.
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
    const problem = problemOf(typed.trim(), alias, label, seen);
    if (problem) problems.push({ line: index + 1, problem });
    if (alias) seen.add(alias);
    items.push({ ...(alias && { alias }), ...(label && { label }) });
  });
  return { items, problems, tooMany: items.length > BATCH.max };
}

function problemOf(
  typed: string,
  alias: string,
  label: string,
  seen: ReadonlySet<string>,
): LineProblem | undefined {
  // Inner spaces mean a forgotten comma far more often than a spaced alias.
  if (RESERVED_ALIASES.has(alias)) return 'reserved';
  if (typed && (!/^[A-Za-z0-9-]+$/.test(typed) || !isChosenAlias(alias))) return 'alias';
  if (alias && seen.has(alias)) return 'duplicate';
  return label.length > LENGTH.label.max ? 'label' : undefined;
}

/** A whole number of codes that one batch may have, or undefined. */
export function parseCount(text: string): number | undefined {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= BATCH.max ? count : undefined;
}
