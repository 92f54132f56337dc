import { runToEnd } from '@ringtag/bench/run-to-end';
import mapKeys from 'lodash/mapKeys';
import mapValues from 'lodash/mapValues';
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
  const costs = {
    ...mapKeys(scans, (_, kind) => `scan: ${kind}`),
    'message, with its page and its mail': message,
    'activation, with its page and its mails': activation,
    'a second in which nobody comes': idle,
  };
  console.table(mapValues(costs, (cost) => mapValues({ ...cost }, toThousandths)));
  console.log(
    'Measured. Bytes in the database, with indexes; the last of a day on which a code was scanned:',
  );
  console.table(mapValues(bytes, Math.round));
  console.log('Measured. Replicas, database and the load itself share this machine:');
  console.table(loads.map(({ cost, ...load }) => mapValues({ ...load, ...cost }, toThousandths)));
}

function printComputed({ scans, message, activation, bytes }: Results): void {
  const measured = { costs: { scan: scans['document, once'], message, activation }, bytes };
  console.log(
    `Computed. Each scan is that of a document that no replica has in memory; codes are scanned equally often, day and
night; ${ASSUMED.messagesPerScan * 1000} message per 1,000 scans; ${ASSUMED.activatedPerYear * 100} % of the codes are activated in a year; cores are ${BUSY * 100} % busy:`,
  );
  console.table(
    CODES.flatMap((codes) =>
      SCANS_PER_SECOND.map((scansPerSecond) => ({
        codes,
        scansPerSecond,
        ...mapValues({ ...forecast(measured, codes, scansPerSecond) }, toThousandths),
      })),
    ),
  );
}

const toThousandths = (value: number): number => Number(value.toFixed(3));

runToEnd(main);
