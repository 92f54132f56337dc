import type { TracingConfig } from '../config/config';
import type { OpenTelemetry } from './open-telemetry';
import type { NewSpan, Span } from './span';

/**
 * Begins traces (ADR 68). Parts of them are spans of `inSpan`, which needs no object: it asks for the span that covers
 * it. While no collector is configured nothing is recorded, and no package of OpenTelemetry is loaded.
 */
export class Tracing {
  constructor(private readonly recorder?: OpenTelemetry) {}

  static async start(config: TracingConfig): Promise<Tracing> {
    if (config.url === undefined) return new Tracing();
    // Eager: stays in the same file of the build, and yet runs only here.
    const { OpenTelemetry } = await import(/* webpackMode: "eager" */ './open-telemetry');
    return new Tracing(new OpenTelemetry(config, config.url));
  }

  get isOn(): boolean {
    return this.recorder !== undefined;
  }

  /** Starts a trace. Returns undefined for a trace that is not in the recorded `share`. */
  begin(span: NewSpan): Span | undefined {
    return this.recorder?.begin(span);
  }

  /**
   * Goes on with a trace that this product began, maybe in another process.
   * @param traceparent of the span that caused this one; null where it was not recorded, and then this is not either
   */
  resume(traceparent: string | null, span: NewSpan): Span | undefined {
    return traceparent === null ? undefined : this.recorder?.begin(span, traceparent);
  }

  /** Sends what was recorded, as far as the collector takes it within two seconds. Never throws. */
  async stop(): Promise<void> {
    await this.recorder?.stop();
  }
}
