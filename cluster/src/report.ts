import type { Outcome } from './run-fault';

/** Prints what the columns of `report` are. */
export function printHeads(): void {
  print(
    'fault',
    'acknowledged',
    'messages',
    'answers',
    'lost',
    'doubled',
    'disordered',
    'mails twice',
    'failed',
    'without service',
    'slowest answer',
  );
}

/** Prints what a fault cost the people who used the site meanwhile. */
export function report(
  name: string,
  { ledger, lost, doubled, disordered, mails, brokenRules }: Outcome,
): void {
  const { requests, failed, secondsWithoutService, slowestAnswer } = ledger;
  print(
    name,
    ledger.acknowledged().length,
    ledger.acknowledged('message').length,
    ledger.acknowledged('answer').length,
    lost.length + mails.lost.length,
    doubled.length,
    disordered.length,
    mails.twice.length,
    `${failed.length} of ${requests.length}`,
    `${secondsWithoutService.toFixed(1)} s`,
    `${slowestAnswer.toFixed(1)} s`,
  );
  for (const line of disordered) console.log(line);
  if (brokenRules) console.log(brokenRules);
}

function print(name: string, ...columns: (string | number)[]): void {
  console.log(name.padEnd(46) + columns.map((column) => String(column).padStart(17)).join(''));
}
