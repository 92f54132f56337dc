import { packageCommand, runCommand, withReport } from './commands';
import { countJest, countNothing, failedFiles, type JestReport } from './counts';
import type { Outcome } from './outcome';
import { deservesSecondTry, withSecondTry } from './second-try';

/** What integration tests need besides the code. */
interface Place {
  /** Where they run: nowhere for the embedded database. */
  databaseUrl?: string;
  /** The nodes of a cluster. */
  nodes?: string[];
  paths?: string[];
}

interface Run {
  report: JestReport | undefined;
  outcome: Outcome;
}

/** Each run of these differs from the one before, so a test that passes at the second try proves nothing. */
const TRIED_ONCE = new Set(['cluster', 'fuzz']);

/** Runs the tests of Jest projects. In CI, the files of tests that failed run once more (ADR 56). */
export async function jest(projects: string[], workers: number, place: Place = {}): Promise<Outcome> {
  const args = ['--selectProjects', ...projects, `--maxWorkers=${workers}`, '--passWithNoTests'];
  const { report, outcome } = await run([...args, ...(place.paths ?? [])], place);
  if (!report || projects.some((project) => TRIED_ONCE.has(project)) || !deservesSecondTry(outcome))
    return outcome;
  const failed = failedFiles(report);
  if (failed.length === 0) return outcome;
  const second = await run([...args, '--runTestsByPath', ...failed], place);
  return withSecondTry(outcome, second.outcome);
}

async function run(args: string[], { databaseUrl, nodes }: Place): Promise<Run> {
  const { report, exitCode } = await withReport<JestReport>((file) =>
    runCommand([...packageCommand('jest'), ...args, '--json', `--outputFile=${file}`], {
      DATABASE_URL: databaseUrl,
      DATABASE_NODES: nodes?.join(' '),
    }),
  );
  return { report, outcome: report ? countJest(report, exitCode) : countNothing() };
}
