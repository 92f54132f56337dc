import { isCurrent, listBroken, readBuilt, readPromised, readTaken } from '../federation/promised-exports';
import type { Budget } from '../test/budgets';

/** The number of problems. Each is printed with what to do. */
function countProblems(): number {
  const [promised, built] = [readPromised(), readBuilt()];
  const problems = listBroken(promised, built, readTaken());
  if (problems.length === 0 && !isCurrent(promised, built))
    problems.push('tools/federation/shared-exports.json is out of date: run "npm run shared-exports".');
  for (const line of problems) console.error(line);
  return problems.length;
}

export default [
  {
    name: 'exports of shared libraries that break a promise to deployed remotes',
    limit: 0,
    unit: 'problems',
    measure: countProblems,
  },
] satisfies Budget[];
