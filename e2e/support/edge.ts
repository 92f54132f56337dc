import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The file server of one team: a build folder on a port of its own, which can be down or get a new build. */
export class RemoteServer {
  private server: Server | undefined;
  private port = 0;

  constructor(private folder: string) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((incoming, answer) => this.answer(incoming, answer));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }

  deploy(folder: string): void {
    this.folder = folder;
  }

  private answer({ url = '' }: IncomingMessage, answer: ServerResponse): void {
    const file = join(this.folder, new URL(url, this.origin).pathname);
    if (!existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  }
}

/** What stands in front of everything in production: one origin, some remotes on servers of their own. */
export class Edge {
  private server: Server | undefined;

  constructor(
    private readonly api: string,
    private readonly remotes: Record<string, RemoteServer>,
  ) {}

  async start(): Promise<string> {
    const server = createServer((incoming, answer) => {
      const [, name = '', path = ''] = /^\/_mf\/([\w-]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
      const remote = this.remotes[name];
      forward(incoming, answer, remote ? remote.origin + path : this.api + incoming.url);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

function forward(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
  const outgoing = request(target, { method: incoming.method, headers: incoming.headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.headersSent || answer.writeHead(502).end());
  incoming.pipe(outgoing);
}
