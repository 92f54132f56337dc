import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aheadBy } from '@ringtag/tools/fake-time';
import { THIS_RELEASE } from '../../parts/release';
import type { Replica } from '../../parts/replica';
import type { AlertFault } from '../fault';

const redisKilled: AlertFault = {
  alert: 'RingtagRedisAway',
  what: 'Redis killed',
  strike: ({ redis }) => redis.kill(),
  mend: ({ redis }) => redis.restart(),
};

const noProcessorTime: AlertFault = {
  alert: 'RingtagEventLoopSlow',
  what: 'a process that runs for 100 of each 450 ms',
  async strike({ replicas: [one] }, over) {
    while (!over.aborted) {
      process.kill(one.pid, 'SIGSTOP');
      await wait(350);
      process.kill(one.pid, 'SIGCONT');
      await wait(100);
    }
  },
};

const clockAhead: AlertFault = {
  alert: 'RingtagClockWrong',
  what: 'the clock of a machine 90 s ahead',
  async strike({ replicas: [, other] }) {
    await other.halt();
    await other.start(THIS_RELEASE, aheadBy(90));
  },
  async mend({ replicas: [, other] }) {
    await other.halt();
    await other.start();
  },
};

let leaking: Replica;

const leak: AlertFault = {
  alert: 'RingtagMemoryNearLimit',
  what: 'a process that leaks memory',
  async prepare(watched) {
    leaking = await watched.newReplica('leaking');
    return [leaking];
  },
  strike: () =>
    leaking.start(THIS_RELEASE, {}, ['--max-old-space-size=256', `--require=${join(__dirname, 'leak.cjs')}`]),
  mend: () => leaking.kill(),
};

export const PROCESS_FAULTS = [redisKilled, noProcessorTime, clockAhead, leak];
