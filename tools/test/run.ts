import { stopCommands } from './commands';
import type { Part } from './outcome';
import { PARTS } from './parts';
import { resultLine, type Total, total, totalLine } from './report';
import { runParts } from './run-parts';
import { selectParts } from './select';

/** Runs the parts again and again until one fails: for those that try something new in each run. */
const ENDLESS = '--endless';

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const parts = selectParts(
    PARTS,
    given.filter((word) => word !== ENDLESS),
  );
  let sum: Total;
  do sum = await runAll(parts);
  while (given.includes(ENDLESS) && sum.failed === 0 && sum.passed > 0);
  return sum.failed > 0 ? 1 : 0;
}

async function runAll(parts: Part[]): Promise<Total> {
  const results = await runParts(parts, console.log);
  const sum = total(
    results.map(({ outcome }) => outcome),
    process.env.CI === 'true',
  );
  console.log('\n== Summary ==');
  for (const result of results) console.log(resultLine(result));
  console.log(totalLine(sum));
  return sum;
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
