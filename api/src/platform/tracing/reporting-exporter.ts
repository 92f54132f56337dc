import { AsyncResource } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { HOUR } from '@ringtag/contracts';

/** The longest text of a collector that is logged. */
const LONGEST_REASON = 200;

/** Sends through another exporter, and logs once an hour that the collector does not take what it is sent. */
export class ReportingExporter implements SpanExporter {
  private readonly logger = new Logger('Traces');
  /** Of no request. A connection of the exporter would else keep the request in memory in whose course it was opened. */
  private readonly outside = new AsyncResource('traces');
  private quietUntil = -Infinity;

  /** @param url where the spans go, for the log */
  constructor(
    private readonly exporter: SpanExporter,
    private readonly url: string,
  ) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.outside.runInAsyncScope(() =>
      this.exporter.export(spans, (result) => {
        if (result.error) this.report(result.error);
        done(result);
      }),
    );
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private report({ message, code }: Error & { code?: unknown }): void {
    if (performance.now() < this.quietUntil) return;
    this.quietUntil = performance.now() + HOUR;
    const reason = `${String(code ?? '')} ${message}`.trim().slice(0, LONGEST_REASON);
    this.logger.warn({ msg: 'The collector does not take traces', url: this.url, reason });
  }
}
