import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Everything that spans say. Nothing that a person typed, no alias, token or address may become a value: spans leave
 * the installation (ADR 68). Names are those of OpenTelemetry's conventions where it has one.
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** Of a method that is not served. Node's parser takes only methods from a list, so it is no free text. */
  'http.request.method_original'?: string;
  /** The pattern, never the path. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The value of `X-Request-Id` in the answer. */
  'ringtag.request_id'?: string;
  /** How often a transaction began. */
  'ringtag.tries'?: number;
  /** A statement without its values. */
  'db.query.text'?: string;
  'ringtag.mail.template'?: string;
  /** The number of this try to send the mail. */
  'ringtag.mail.try'?: number;
  'ringtag.mail.outcome'?: string;
  'ringtag.table'?: string;
  /** A code or the name of a class, never a message: those of mail servers and databases quote what they were sent. */
  'error.type'?: string;
}

export interface NewSpan {
  /** For people, and few: a pattern or the name of work, never of data. */
  name: string;
  attributes?: SpanAttributes;
  /** The role in a call between programs; the default is work inside this one. */
  kind?: 'server' | 'client' | 'consumer';
  /** In milliseconds since 1970, if it is not now. */
  startedAt?: number;
}

/** Work that is being recorded as a part of a trace. */
export interface Span {
  readonly traceId: string;
  /** Names this span to another process, as the W3C's Trace Context writes it. */
  readonly traceparent: string;
  /** Starts a span that is a part of this one. */
  child(span: NewSpan): Span;
  set(attributes: SpanAttributes): void;
  /** Marks a moment within the span. */
  mark(event: string, attributes?: SpanAttributes): void;
  /**
   * @param error says that the work failed
   * @param endedAt in milliseconds since 1970, if it was not now; together with `startedAt` of the span
   */
  end(error?: unknown, endedAt?: number): void;
}

const current = new AsyncLocalStorage<Span>();

/** The span that covers the running code. Undefined while nothing is recorded. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/**
 * Answers the result of `work`, which `span` covers and which ends it. Without a span this only calls `work`.
 */
export function runIn<T>(span: Span | undefined, work: (span: Span | undefined) => T): T {
  if (!span) return work(undefined);
  try {
    const result = current.run(span, work, span);
    if (result instanceof Promise) return endWith(span, result) as T;
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** `runIn` with a new part of the current span. Where nothing is recorded it only calls `work`. */
export function inSpan<T>(span: NewSpan, work: (span: Span | undefined) => T): T {
  return runIn(current.getStore()?.child(span), work);
}

/** `work` is covered by `span`, and does not end it. */
export function coverBy(span: Span, work: () => void): void {
  current.run(span, work);
}

async function endWith<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    const value = await result;
    span.end();
    return value;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
