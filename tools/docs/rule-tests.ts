import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TESTS = ['*.spec.ts', '*.spec.tsx', '*.int-spec.ts', '*.e2e.ts', '*.fuzz.ts'];
/** Benchmarks have no titles: they name the rule in a comment. */
const BENCHMARKS = 'bench/src/*.ts';
const TITLE = /(['"`])(should (?:\\.|(?!\1)[^\\])*)\1/g;

function listFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** `should refuse the sixth try (OTP-4, LIM-5)` names OTP-4 and LIM-5. */
function readIds(text: string): string[] {
  return [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside]) => inside!.split(', '));
}

/** The files whose tests name a rule, by the rule. */
function findTests(): Map<string, string[]> {
  const named = [
    ...listFiles(...TESTS).map((file) => ({
      file,
      texts: [...read(file).matchAll(TITLE)].map(([title]) => title),
    })),
    ...listFiles(BENCHMARKS).map((file) => ({ file, texts: [read(file)] })),
  ];
  const tests = new Map<string, string[]>();
  for (const { file, texts } of named)
    for (const id of new Set(texts.flatMap(readIds))) tests.set(id, [...(tests.get(id) ?? []), file]);
  return tests;
}

/** Fills the last column of each table that is called `tests`, by the ids in its first column. */
export function fillTests(page: string): string {
  const tests = findTests();
  return page
    .split(/(\n(?!\|))/)
    .map((block) => (/^\|.*\btests ?\|$/m.test(block) ? fillTable(block, tests) : block))
    .join('');
}

function fillTable(table: string, tests: Map<string, string[]>): string {
  return table
    .split('\n')
    .map((line) => {
      const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (!/^[A-Z]/.test(id)) return line;
      const files = tests.get(id) ?? [];
      return `|${[id, ...cells.slice(0, -2), files.join('<br>')].join('|')}|`;
    })
    .join('\n');
}
