import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EventStream } from './event-stream';

/** A page reads several things. Most of the time of the processor stays for streams that open, and for others. */
const EVERY_MS = 20;

/**
 * Tells streams one after the other that they may have missed something. After a restart all clients come back at once.
 * If all of them read again at once, too, the last streams open only after all these reads.
 */
@Injectable()
export class ReadAgainQueue implements OnModuleDestroy {
  private readonly waiting: EventStream[] = [];
  private timer: NodeJS.Timeout | undefined;

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @param id that of the last event when the stream opened */
  add(stream: EventStream, id: string): void {
    stream.oweReadAgain(id);
    this.waiting.push(stream);
    if (this.timer) return;
    this.timer = setInterval(() => this.tellNext(), EVERY_MS).unref();
    this.tellNext();
  }

  private tellNext(): void {
    // Some have closed since, or had to be told before another event.
    while (this.waiting.length > 0) if (this.waiting.shift()!.payReadAgain()) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
