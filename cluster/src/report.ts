import type { Outcome } from './run-fault';

/** A row of `console.table`: what a fault cost the people who used the site meanwhile. */
export function toRow({ ledger, lost, doubled, disordered, mails }: Outcome): object {
  const { requests, failed, secondsWithoutService, slowestAnswer } = ledger;
  return {
    acknowledged: ledger.acknowledged().length,
    messages: ledger.acknowledged('message').length,
    answers: ledger.acknowledged('answer').length,
    lost: lost.length + mails.lost.length,
    doubled: doubled.length,
    disordered: disordered.length,
    'mails twice': mails.twice.length,
    failed: `${failed.length} of ${requests.length}`,
    'seconds without service': Number(secondsWithoutService.toFixed(1)),
    'slowest answer': Number(slowestAnswer.toFixed(1)),
  };
}
