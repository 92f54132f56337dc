import { Injectable } from '@nestjs/common';

/** Wakes the worker of this process when a push was queued. */
@Injectable()
export class PushWaker {
  private pause = new AbortController();

  /** Ends the pause that began last. */
  wake(): void {
    this.pause.abort();
  }

  /** To be called before a look: a push that is committed during the look ends the pause after it. */
  begin(): AbortSignal {
    this.pause = new AbortController();
    return this.pause.signal;
  }
}
