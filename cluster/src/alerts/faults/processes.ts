import { setTimeout as wait } from 'node:timers/promises';
import { aheadBy } from '@ringtag/tools/fake-time';
import { THIS_RELEASE, type Replica } from '../../parts/replica';
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
    await other.stop();
    await other.start(THIS_RELEASE, aheadBy(90));
  },
  async mend({ replicas: [, other] }) {
    await other.stop();
    await other.start();
  },
};

/** The first of these sizes of a heap, in megabytes, with which the server still starts. */
const HEAPS = [40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 88, 96, 104, 112];
let small: Replica;

const smallHeap: AlertFault = {
  alert: 'RingtagMemoryNearLimit',
  what: 'a heap that is just large enough to start with',
  async prepare(watched) {
    small = await watched.newReplica('small');
    return [small];
  },
  async strike() {
    for (const megabytes of HEAPS) {
      const started = await small.start(THIS_RELEASE, {}, [`--max-old-space-size=${megabytes}`]).then(
        () => true,
        () => false,
      );
      if (started) return;
    }
  },
  mend: () => small.kill(),
};

export const PROCESS_FAULTS = [redisKilled, noProcessorTime, clockAhead, smallHeap];
