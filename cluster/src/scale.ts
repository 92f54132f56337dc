import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '@ringtag/bench/run-to-end';
import mapValues from 'lodash/mapValues';
import { toPage } from './scale/capacity-page';
import { Installation } from './scale/installation';
import { measureAll, type Results } from './scale/measure';

const PAGE = join(__dirname, '../../docs/capacity.md');

/** Measures what each thing costs that people do, and writes it into the page, with what an installation needs. */
async function main(): Promise<boolean> {
  const installation = await Installation.start();
  try {
    const results = await measureAll(installation);
    print(results);
    writeFileSync(PAGE, toPage(readFileSync(PAGE, 'utf8'), results));
    console.log(`The figures are in ${PAGE}.`);
    return results.loads.every(({ failed }) => failed === 0);
  } finally {
    await installation.stop();
  }
}

function print({ costs, bytes, loads }: Results): void {
  console.log('Milliseconds of processor in the API and in the database, and statements, for one:');
  console.table(mapValues(costs, (cost) => mapValues({ ...cost }, toThousandths)));
  console.log('Bytes in the database, with indexes; the last of a day on which a code was scanned:');
  console.table(mapValues(bytes, Math.round));
  console.log('Replicas, database and the load itself share this machine:');
  console.table(loads.map(({ cost, ...load }) => mapValues({ ...load, ...cost }, toThousandths)));
}

const toThousandths = (value: number): number => Number(value.toFixed(3));

runToEnd(main);
