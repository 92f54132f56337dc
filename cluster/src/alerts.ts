import { setTimeout as wait } from 'node:timers/promises';
import { runToEnd } from '@ringtag/bench/run-to-end';
import type { ActiveAlert, Prometheus } from '@ringtag/tools/prometheus';
import { readRules } from '@ringtag/tools/prometheus-rules';
import type { AlertFault } from './alerts/fault';
import { ATTACKS } from './alerts/faults/attacks';
import { AVAILABILITY_FAULTS } from './alerts/faults/availability';
import { DATABASE_FAULTS } from './alerts/faults/database';
import { MAIL_FAULTS } from './alerts/faults/mails';
import { PROCESS_FAULTS } from './alerts/faults/processes';
import { Watched } from './alerts/watched';

const FAULTS = [...AVAILABILITY_FAULTS, ...MAIL_FAULTS, ...DATABASE_FAULTS, ...PROCESS_FAULTS, ...ATTACKS];
/** An alert that has not fired by then will not; the longest `for` lasts two minutes. */
const LONGEST_MS = 300_000;
const SCRAPES = 3;

/**
 * Makes each alert of deploy/prometheus fire by a fault, in a real Prometheus that watches the built API. Rules look at
 * 30 times shorter times, so a minute of a rule is two seconds here. Names of alerts as arguments choose some of them.
 */
async function main(): Promise<boolean> {
  const chosen = process.argv.slice(2);
  const faults = FAULTS.filter(({ alert }) => chosen.length === 0 || chosen.includes(alert));
  const watched = await Watched.start();
  const missing: string[] = [];
  try {
    for (const fault of faults) {
      const seconds = await measure(watched, fault);
      console.log(
        `${fault.alert}, ${fault.what}: ${seconds ? `fired after ${seconds.toFixed(0)} s` : 'did not fire'}`,
      );
      if (seconds === undefined) missing.push(fault.alert);
    }
  } finally {
    await watched.stop();
  }
  if (chosen.length === 0) missing.push(...listWithoutFault());
  if (missing.length > 0) console.log(`Did not fire: ${missing.join(', ')}`);
  return missing.length === 0;
}

/** Seconds from the fault until its alert fires; undefined if it does not. */
async function measure(watched: Watched, fault: AlertFault): Promise<number | undefined> {
  const prometheus = await watched.watch(await fault.prepare?.(watched));
  const over = new AbortController();
  try {
    await untilQuiet(prometheus, fault);
    const from = performance.now();
    const striking = fault.strike(watched, over.signal);
    const fired = await Promise.race([untilFiring(prometheus, fault, from), striking.then(never, fail)]);
    const seconds = (performance.now() - from) / 1000;
    over.abort();
    await striking;
    return fired ? seconds : undefined;
  } finally {
    over.abort();
    await fault.mend?.(watched);
    await prometheus.stop();
  }
}

/** Prometheus has just started: waits until it has seen all replicas a few times. */
async function untilQuiet(prometheus: Prometheus, fault: AlertFault): Promise<void> {
  const from = performance.now();
  while (performance.now() - from < LONGEST_MS) {
    const [scrapes = 0] = await prometheus.query('min(count_over_time(up{job="ringtag"}[1h]))');
    if (scrapes >= SCRAPES && !(await isFiring(prometheus, fault))) return;
    await wait(250);
  }
  throw new Error(`${fault.alert} fires before anything is wrong`);
}

async function untilFiring(prometheus: Prometheus, fault: AlertFault, from: number): Promise<boolean> {
  while (performance.now() - from < LONGEST_MS) {
    if (await isFiring(prometheus, fault)) return true;
    await wait(250);
  }
  return false;
}

async function isFiring(prometheus: Prometheus, { alert }: AlertFault): Promise<boolean> {
  const alerts: ActiveAlert[] = await prometheus.listAlerts();
  return alerts.some(({ state, labels }) => state === 'firing' && labels['alertname'] === alert);
}

/** What a fault does may be over before its alert fires. */
const never = () => new Promise<never>(() => undefined);
const fail = (error: unknown): never => {
  throw error;
};

function listWithoutFault(): string[] {
  const broken = new Set(FAULTS.map(({ alert }) => alert));
  return readRules().flatMap(({ alert }) => (alert === undefined || broken.has(alert) ? [] : [alert]));
}

runToEnd(main);
