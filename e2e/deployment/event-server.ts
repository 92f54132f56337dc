import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose streams of events stay open until it says otherwise. */
export class EventServer {
  private readonly opened: ServerResponse[] = [];
  private readonly server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: hello\n\n');
    this.opened.push(response);
  });

  /** How many were opened so far. */
  get streams(): number {
    return this.opened.length;
  }

  /** Answers its port. */
  async start(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Sends an event to everybody. */
  send(data: string): void {
    for (const stream of this.opened) stream.write(`data: ${data}\n\n`);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
