import { stopCommand } from './commands';
import { PARTS } from './parts';
import { resultLine, total, totalLine } from './report';
import { runParts } from './run-parts';
import { selectParts } from './select';

async function main(): Promise<number> {
  const parts = selectParts(PARTS, process.argv.slice(2));
  const results = await runParts(parts, console.log);
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
  stopCommand();
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
