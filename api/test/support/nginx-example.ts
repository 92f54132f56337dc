import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@ringtag/tools/free-port';
import { makeCertificate, type Nginx, startNginx } from '@ringtag/tools/nginx';

const EXAMPLE = readFileSync(join(__dirname, '../../../deploy/nginx.conf'), 'utf8');
export const HOST = 'qr.example.com';

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
    const toLines = (_line: string, options: string) =>
      replicas.map(({ url }) => `server ${new URL(url).host}${options};`).join(' ');
    const nginx = await startNginx({
      port: ports.secure,
      config: (dir) => {
        makeCertificate(dir, HOST);
        return EXAMPLE.replace(/server 127\.0\.0\.1:3000([^;]*);/, toLines)
          .replace(/listen 80\b/g, `listen 127.0.0.1:${ports.plain}`)
          .replace(/listen 443\b/g, `listen 127.0.0.1:${ports.secure}`)
          .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/, join(dir, 'cert.pem'))
          .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/, join(dir, 'key.pem'))
          .replaceAll('/srv/ringtag', join(dir, 'builds'))
          .replaceAll('/var/log/nginx/', `${dir}/`);
      },
    });
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
