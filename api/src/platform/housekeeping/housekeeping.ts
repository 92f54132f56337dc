import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HOUR } from '@ringtag/contracts';

/** Deletes data that is no longer needed, or corrects stored counts. Stops early when `signal` aborts. */
type Task = (signal: AbortSignal) => Promise<void>;

/**
 * Runs the tasks that the domains registered at their start once an hour, in every replica: running twice is harmless.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private readonly stopping = new AbortController();
  private readonly tasks: { table: string; task: Task }[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param table names the task in the log */
  register(table: string, task: Task): void {
    this.tasks.push({ table, task });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** Runs every task. A failure is logged, the other tasks still run, and the next sweep tries again. */
  async sweep(): Promise<void> {
    const { signal } = this.stopping;
    for (const { table, task } of this.tasks) {
      if (signal.aborted) return;
      try {
        await task(signal);
      } catch (error) {
        this.logger.warn({ msg: 'Sweeping failed', table, err: error });
      }
    }
  }
}
