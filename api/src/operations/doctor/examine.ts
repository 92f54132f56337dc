import { SECOND } from '@ringtag/contracts';
import { inTime } from '../../platform/in-time';
import { StartError } from '../../platform/start-error';
import { type Check, describeError, type Finding, type Findings, warning } from './finding';

/** Longer than the connections that a check opens one after the other. */
const DEADLINE_MS = 30 * SECOND;
const LEVEL_WIDTH = 'problem'.length + 2;

/**
 * Runs all checks side by side, and prints what they find in their order. A check that fails or takes too long says so,
 * and does not stop the others. Throws StartError if there is a problem.
 */
export async function examine(
  checks: readonly Check[],
  print: (text: string) => void,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const nameWidth = Math.max(...checks.map(({ name }) => name.length)) + 2;
  const running = checks.map(({ findings }) => collect(findings, deadlineMs));
  const found: Finding[] = [];
  for (const [index, { name }] of checks.entries()) {
    const findings = await running[index]!;
    for (const finding of findings) print(toLines(finding, name.padEnd(nameWidth)));
    found.push(...findings);
  }
  const count = (level: Finding['level']) => found.filter((finding) => finding.level === level).length;
  const summary = `\nProblems: ${count('problem')}, warnings: ${count('warning')}`;
  if (count('problem') > 0) throw new StartError(summary);
  print(`${summary}\n`);
}

async function collect(findings: Findings, deadlineMs: number): Promise<Finding[]> {
  const found: Finding[] = [];
  let late = false;
  const read = async () => {
    for await (const finding of findings) {
      if (late) return;
      found.push(finding);
    }
  };
  try {
    await inTime(read(), deadlineMs);
  } catch (error) {
    late = true;
    const what = `This check did not finish: ${describeError(error)}.`;
    found.push(warning(what, 'Look into it, then run the doctor again.'));
  }
  return found;
}

function toLines({ level, what, todo }: Finding, name: string): string {
  const line = `${level.padEnd(LEVEL_WIDTH)}${name}${what}\n`;
  return todo ? `${line}${' '.repeat(LEVEL_WIDTH + name.length)}→ ${todo}\n` : line;
}
