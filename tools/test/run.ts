import { findChange } from './change';
import { stopCommands } from './commands';
import { PARTS } from './parts';
import { resultLine, total, totalLine } from './report';
import { runParts } from './run-parts';
import { selectParts, selectReached } from './select';

/** Runs what the difference from the branch `main` can reach. */
const CHANGED = 'changed';

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const change = given.includes(CHANGED) ? findChange() : undefined;
  const names = given.filter((word) => word !== CHANGED);
  const parts = change ? selectReached(PARTS, change) : selectParts(PARTS, names);
  const results = await runParts(parts, console.log, change);
  const sum = total(
    results.map(({ outcome }) => outcome),
    process.env.CI === 'true',
  );
  console.log('\n== Summary ==');
  for (const result of results) console.log(resultLine(result));
  console.log(totalLine(sum));
  return sum.failed > 0 ? 1 : 0;
}

process.once('SIGTERM', () => {
  stopCommands();
  process.exit(143);
});

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
