import {
  type Context,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { SECOND } from '@ringtag/contracts';
import type { TracingConfig } from '../config/config';
import { inTime } from '../in-time';
import { nameError } from './error-name';
import { ReportingExporter } from './reporting-exporter';
import type { NewSpan, Span, SpanAttributes } from './span';

/** The whole shutdown may take 30 seconds, and mails and requests may use most of them. */
const LAST_FLUSH_MS = 2 * SECOND;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * OpenTelemetry's SDK, sending to a collector. It sets none of the SDK's globals: no package can add spans of its own,
 * and one process can hold several servers, as tests do.
 */
export class OpenTelemetry {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor(
    private readonly config: TracingConfig,
    url: string,
  ) {
    const Exporter = config.protocol === 'http/json' ? JsonExporter : ProtobufExporter;
    this.provider = new TracerProvider({
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES of the operator come last, so they win.
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'ringtag' }))
        .merge(detectResources({ detectors: [envDetector] })),
      // Holds 2,048 ended spans at most, and forgets further ones while the collector is away.
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new ReportingExporter(new Exporter({ url }), url) }),
      ],
    });
    this.tracer = this.provider.getTracer('ringtag');
  }

  /** Begins a span. Returns undefined for a new trace that is not in the recorded share. */
  begin(span: NewSpan, traceparent?: string): Span | undefined {
    const parent = traceparent === undefined ? undefined : readParent(traceparent);
    // Not by the SDK's sampler, which first makes half of a span: most requests of a busy server get here.
    if (!parent && Math.random() >= this.config.share) return undefined;
    return new RecordedSpan(this.tracer, startSpan(this.tracer, span, parent ?? ROOT_CONTEXT));
  }

  /** Sends what was recorded. A collector that does not answer would hold the shutdown until the exporter gives up. */
  async stop(): Promise<void> {
    // What the collector did not take is reported already.
    await inTime(this.provider.shutdown(), LAST_FLUSH_MS).catch(() => undefined);
  }
}

class RecordedSpan implements Span {
  constructor(
    private readonly tracer: Tracer,
    private readonly span: ApiSpan,
  ) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId } = this.span.spanContext();
    return `00-${traceId}-${spanId}-01`;
  }

  child(span: NewSpan): Span {
    const context = trace.setSpan(ROOT_CONTEXT, this.span);
    return new RecordedSpan(this.tracer, startSpan(this.tracer, span, context));
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes({ ...attributes });
  }

  mark(event: string, attributes: SpanAttributes = {}): void {
    this.span.addEvent(event, { ...attributes });
  }

  end(error?: unknown, endedAt?: number): void {
    if (error !== undefined) {
      this.span.setAttribute('error.type', nameError(error));
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end(endedAt);
  }
}

function startSpan(
  tracer: Tracer,
  { name, attributes, kind, startedAt }: NewSpan,
  context: Context,
): ApiSpan {
  return tracer.startSpan(
    name,
    {
      kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
      ...(attributes && { attributes: { ...attributes } }),
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    context,
  );
}

/** Undefined for text that names no recorded span. */
function readParent(traceparent: string): Context | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId) return undefined;
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
