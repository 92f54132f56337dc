import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  events: { name: string; timeUnixNano: string }[];
  status: { code?: number };
}

interface Payload {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

/** What comes to an address for OTLP over HTTP. */
export class Collector {
  /** Everything that arrived, as it came. */
  readonly bodies: Buffer[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  readonly paths: (string | undefined)[] = [];
  /** How requests are answered; a collector that hangs does nothing. */
  answer = (response: ServerResponse): void => void response.end('{}');
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.bodies.push(body);
      this.headers.push(request.headers);
      this.paths.push(request.url);
      this.answer(response);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Bodies in JSON only. */
  get payloads(): Payload[] {
    return this.bodies.map((body) => JSON.parse(body.toString()) as Payload);
  }

  get spans(): ReceivedSpan[] {
    return this.payloads
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans);
  }
}

export function attribute({ attributes }: Pick<ReceivedSpan, 'attributes'>, key: string) {
  const { value } = attributes.find((it) => it.key === key) ?? {};
  return value?.stringValue ?? value?.intValue;
}

/** The traces as lines, each span two spaces further in than its parent, in the order in which they began. */
export function toTree(spans: ReceivedSpan[], parent?: string, indent = ''): string[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .sort((a, b) => (BigInt(a.startTimeUnixNano) < BigInt(b.startTimeUnixNano) ? -1 : 1))
    .flatMap(({ name, spanId }) => [indent + name, ...toTree(spans, spanId, `${indent}  `)]);
}
