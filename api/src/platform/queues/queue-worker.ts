import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '@ringtag/contracts';
import type { Outage } from '../outages/outage';

const POLL = SECOND;

/** What a worker does, and its limits. */
interface Work<Job extends { id: string }> {
  /** How many jobs this process has in hand at most. */
  hands: number;
  /** How long a shutdown waits for the jobs in hand. */
  lastCall: number;
  /** Begins when `claim` throws, and ends when it works again. */
  outage: Outage;
  /** Takes at most `free` jobs from the queue, but none of those in hand. */
  claim: (free: number, inHand: readonly Job[]) => Promise<Job[]>;
  /** Does one job. Throws nothing. */
  run: (job: Job) => Promise<void>;
}

/** Takes jobs from a queue in the database, every second and when it is woken. Does several at the same time. */
export class QueueWorker<Job extends { id: string }> {
  private readonly inHand = new Map<string, { job: Job; done: Promise<void> }>();
  private pause = new AbortController();
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly work: Work<Job>) {}

  get isFull(): boolean {
    return this.inHand.size >= this.work.hands;
  }

  start(): void {
    this.running = this.loop();
  }

  /** Waits for the jobs in hand, but not for one that hangs. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
    const lastCall = sleep(this.work.lastCall, undefined, { ref: false });
    await Promise.race([Promise.all([...this.inHand.values()].map(({ done }) => done)), lastCall]);
  }

  /** Looks now instead of after the pause. To be called when a job was committed. */
  wake(): void {
    this.pause.abort();
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      // Made before the look: a job that is committed during it ends the pause at once.
      this.pause = new AbortController();
      await this.look();
      await sleep(POLL, undefined, { signal: this.pause.signal }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    const { hands, claim, outage } = this.work;
    try {
      const inHand = [...this.inHand.values()].map(({ job }) => job);
      const free = hands - inHand.length;
      for (const job of await claim(free, inHand)) this.inHand.set(job.id, { job, done: this.run(job) });
      if (free > 0) outage.end();
    } catch (error) {
      outage.begin(error);
    }
  }

  private async run(job: Job): Promise<void> {
    try {
      await this.work.run(job);
    } finally {
      this.inHand.delete(job.id);
      this.wake();
    }
  }
}
