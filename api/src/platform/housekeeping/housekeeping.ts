import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HOUR } from '@ringtag/contracts';

/** Removes what nobody can use any more, or makes right what is wrong. Ends early when `signal` says so. */
type Task = (signal: AbortSignal) => Promise<void>;

/**
 * Runs once an hour what the domains registered when they started; every replica may, because doing it twice does no
 * harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private readonly stopping = new AbortController();
  private readonly tasks: { table: string; task: Task }[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param table names the work in the log. */
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

  /** Runs every task. What fails is logged and left for the next time; the rest goes on. */
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
