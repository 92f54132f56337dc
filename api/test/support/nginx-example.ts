import { once } from 'node:events';
import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { text } from 'node:stream/consumers';
import { freePort } from '@ringtag/tools/free-port';
import { HOST, type Nginx, renderExample, startNginx } from '@ringtag/tools/nginx';

export { HOST };

interface Sent extends RequestOptions {
  body?: Buffer | string;
  servername?: string;
}

/** `deploy/nginx.conf` behind a real nginx in front of replicas: only its addresses and folders are others. */
export class NginxExample {
  private constructor(
    readonly nginx: Nginx,
    private readonly ports: { plain: number; secure: number },
  ) {}

  static async start(replicas: { url: string }[]): Promise<NginxExample> {
    const ports = { plain: await freePort(), secure: await freePort() };
    const places = { ...ports, replicas: replicas.map(({ url }) => new URL(url).host) };
    const nginx = await startNginx({ port: ports.secure, config: (dir) => renderExample(dir, places) });
    return new NginxExample(nginx, ports);
  }

  /** A request over TLS, on a connection of its own. */
  send(path: string, sent: Sent = {}) {
    return this.exchange(secure, this.ports.secure, path, sent);
  }

  sendPlain(path: string, sent: Sent = {}) {
    return this.exchange(plain, this.ports.plain, path, sent);
  }

  private async exchange(
    open: typeof plain,
    port: number,
    path: string,
    { body, headers, ...options }: Sent,
  ) {
    const asked = open({
      host: '127.0.0.1',
      port,
      path,
      servername: HOST,
      rejectUnauthorized: false,
      headers: { host: HOST, origin: `https://${HOST}`, ...headers },
      agent: false,
      ...options,
    } as RequestOptions);
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }
}
