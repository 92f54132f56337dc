import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to a server, and cuts one when told. */
export class CuttingProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private text = '';
  private refusals = 0;
  /** How many connections were cut. */
  cuts = 0;

  constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((client) => this.pass(client));
  }

  async start(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** The next connection that sends `text` is cut once: the server has carried it out, its answer is lost. */
  cutAfter(text: string): void {
    this.text = text;
  }

  /** So many of the next connections are closed before they are connected. */
  refuse(connections: number): void {
    this.refusals = connections;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket): void {
    if (this.refusals > 0) {
      this.refusals -= 1;
      this.cuts += 1;
      client.destroy();
      return;
    }
    const server = connect(this.target.port, this.target.host);
    let cut = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (data) => {
      if (this.text && data.includes(this.text)) {
        this.text = '';
        cut = true;
      }
      server.write(data);
    });
    server.on('data', (data) => {
      if (!cut) return void client.write(data);
      this.cuts += 1;
      end();
    });
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        this.sockets.delete(socket);
        end();
      });
    }
  }
}
