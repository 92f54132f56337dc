import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HOUR, MINUTE, SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { holdLease } from '../leases/hold-lease';
import { LeaseEntity } from '../tables/lease.entity';
import { inSpan, runIn } from '../tracing/span';
import { Tracing } from '../tracing/tracing';

/** Deletes data that is no longer needed, or corrects stored counts. Stops early when `signal` aborts. */
type Task = (signal: AbortSignal) => Promise<void>;

const JOB = { name: 'housekeeping', everySeconds: HOUR / SECOND };
const LOOK_EVERY_MS = 10 * MINUTE;

/** Runs the tasks that the domains registered at their start once an hour, in one of the replicas (ADR 60). */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private readonly stopping = new AbortController();
  private readonly tasks: { table: string; task: Task }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tracing: Tracing,
  ) {}

  /** @param table names the task in the log */
  register(table: string, task: Task): void {
    this.tasks.push({ table, task });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepWhenDue(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** Answers whether it swept: false when another replica does, or did within the last hour. */
  async sweepWhenDue(): Promise<boolean> {
    try {
      return await holdLease(this.dataSource, JOB, (signal) => this.sweep(signal));
    } catch (error) {
      this.logger.warn({ msg: 'Housekeeping could not begin', err: error });
      return false;
    }
  }

  /** When a replica last swept to the end. */
  async findDoneAt(): Promise<Date | null> {
    const lease = await this.dataSource.manager.findOneBy(LeaseEntity, { name: JOB.name });
    return lease?.doneAt ?? null;
  }

  /** Runs every task. A failure is logged, the other tasks still run, and the next sweep tries again. */
  sweep(lost = new AbortController().signal): Promise<void> {
    return runIn(this.tracing.begin({ name: 'housekeeping' }), () => this.sweepAll(lost));
  }

  private async sweepAll(lost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.stopping.signal, lost]);
    for (const { table, task } of this.tasks) {
      if (signal.aborted) return;
      try {
        await inSpan({ name: 'sweep', attributes: { 'ringtag.table': table } }, () => task(signal));
      } catch (error) {
        this.logger.warn({ msg: 'Sweeping failed', table, err: error });
      }
    }
  }
}
