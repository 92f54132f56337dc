import { Injectable } from '@nestjs/common';
import { apartFromRequest } from '../../platform/requests/current-request';

/** Tells the worker that a mail was committed, so that it need not wait for its next look. */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | undefined;

  listen(listener: () => void): void {
    this.listener = listener;
  }

  raise(): void {
    apartFromRequest(() => this.listener?.());
  }
}
