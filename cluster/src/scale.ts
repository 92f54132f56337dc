import { runToEnd } from '@ringtag/bench/run-to-end';
import type { Cost } from './scale/cost';
import { ASSUMED, BUSY, forecast } from './scale/forecast';
import { Installation } from './scale/installation';
import { measureAll, type Results } from './scale/measure';

const CODES = [1e6, 1e7, 1e8];
const SCANS_PER_SECOND = [10, 100, 1_000, 10_000];

/** What each thing costs that people do, measured on this machine; and what an installation needs, computed from it. */
async function main(): Promise<boolean> {
  const installation = await Installation.start();
  try {
    const results = await measureAll(installation);
    printMeasured(results);
    printComputed(results);
    return results.loads.every(({ failed }) => failed === 0);
  } finally {
    await installation.stop();
  }
}

function printMeasured({ idle, scans, message, activation, bytes, loads }: Results): void {
  console.log('Measured. Milliseconds of processor in the API and in the database, and statements, for one:');
  print('', 'API ms', 'database ms', 'statements');
  for (const [kind, cost] of Object.entries(scans)) printCost(`scan: ${kind}`, cost);
  printCost('message, with its page and its mail', message);
  printCost('activation, with its page and its mails', activation);
  printCost('a second in which nobody comes', idle);
  console.log('\nMeasured. Bytes in the database, with indexes:');
  print('', 'bytes');
  print('code', bytes.code.toFixed(0));
  print('activation', bytes.activation.toFixed(0));
  print('message', bytes.message.toFixed(0));
  print('a day on which a code was scanned', bytes.scannedDay.toFixed(0));
  console.log('\nMeasured. Replicas, database and the load itself share this machine:');
  print('replicas', 'documents/s', 'API ms', 'database ms', 'statements', 'failed');
  for (const { replicas, perSecond, cost, failed } of loads)
    print(
      String(replicas),
      perSecond.toFixed(0),
      cost.api.toFixed(3),
      cost.database.toFixed(3),
      String(failed),
    );
}

function printComputed({ scans, message, activation, bytes }: Results): void {
  const measured = { costs: { scan: scans['document, once'], message, activation }, bytes };
  console.log(
    `\nComputed. Each scan is that of a document that no replica has in memory; codes are scanned equally often, day and
night; ${ASSUMED.messagesPerScan * 1000} message per 1,000 scans; ${ASSUMED.activatedPerYear * 100} % of the codes are activated in a year; cores are ${BUSY * 100} % busy:`,
  );
  print(
    'codes, scans/s',
    'replicas',
    'cores of database',
    'connections',
    'statements/s',
    'GB codes',
    'GB/year',
  );
  for (const codes of CODES)
    for (const scansPerSecond of SCANS_PER_SECOND) {
      const needed = forecast(measured, codes, scansPerSecond);
      print(
        `${codes / 1e6} million, ${scansPerSecond}`,
        String(needed.replicas),
        String(needed.databaseCores),
        String(needed.connections),
        needed.statementsPerSecond.toFixed(0),
        needed.gigabytesAtFirst.toFixed(1),
        needed.gigabytesPerYear.toFixed(1),
      );
    }
}

function printCost(name: string, cost: Cost): void {
  print(name, ...toColumns(cost));
}

function toColumns({ api, database, statements }: Cost): string[] {
  return [api, database, statements].map((value) => value.toFixed(3));
}

function print(name: string, ...columns: string[]): void {
  console.log(name.padEnd(42) + columns.map((column) => column.padStart(18)).join(''));
}

runToEnd(main);
