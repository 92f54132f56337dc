import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Passes connections on to a server on this machine. What the server answers can be delayed, as by a slow network. */
export class DelayingProxy {
  /** Milliseconds for each piece that the server sends. */
  delay = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(target: number) {
    this.server = createServer((client) => {
      const server = connect(target, '127.0.0.1');
      for (const socket of [client, server]) {
        this.sockets.add(socket);
        socket.setNoDelay();
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.sockets.delete(socket);
          client.destroy();
          server.destroy();
        });
      }
      client.pipe(server);
      this.passSlowly(server, client);
    });
  }

  async start(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Timers of the same length end in the order of their start; a shorter delay starts when none is left. */
  private passSlowly(from: Readable, to: Writable): void {
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const { delay } = this;
      const due = delay ? new Promise((resolve) => setTimeout(resolve, delay)) : undefined;
      last = last.then(() => due).then(() => to.write(piece));
    });
  }
}
