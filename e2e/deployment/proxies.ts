import { freePort } from '@ringtag/tools/free-port';
import * as haproxy from '@ringtag/tools/haproxy';
import * as nginx from '@ringtag/tools/nginx';

/** A proxy with its file of deploy/, in front of one replica. */
export interface Proxy {
  /** Ports of 127.0.0.1 for http and https. */
  plain: number;
  secure: number;
  /** All that it has logged. */
  readLogs(): string;
  stop(): Promise<void>;
}

/** Where requests go: ports of 127.0.0.1. */
export interface Upstreams {
  api: number;
  /** The API has no stream of events yet: another server has one. */
  events: number;
}

const PROXIES = { nginx: startNginx, haproxy: startHaproxy };
export type ProxyName = keyof typeof PROXIES;

export const startProxy = (name: ProxyName, upstreams: Upstreams): Promise<Proxy> => PROXIES[name](upstreams);

async function startNginx({ api, events }: Upstreams): Promise<Proxy> {
  const places = { plain: await freePort(), secure: await freePort(), replicas: [`127.0.0.1:${api}`] };
  const config = (dir: string) =>
    nginx
      .renderExample(dir, places)
      .replace(/(location \/api\/events \{\s+proxy_pass http:\/\/)\w+;/, `$1127.0.0.1:${events};`);
  const { read, stop } = await nginx.startNginx({ port: places.secure, config });
  const files = ['ringtag.log', 'ringtag-error.log', 'main-error.log', 'output.log'];
  return { ...places, readLogs: () => files.map(read).join(''), stop };
}

async function startHaproxy({ api, events }: Upstreams): Promise<Proxy> {
  const [plain, secure, database] = [await freePort(), await freePort(), await freePort()];
  const nodes = [await freePort(), await freePort(), await freePort()];
  const places = { plain, secure, database, nodes, replicas: [api, api, api] };
  const config = (dir: string) =>
    haproxy
      .renderExample(dir, places)
      .replace(/^backend events\n(?: .*\n)+/m, (backend) =>
        backend.replaceAll(`127.0.0.1:${api} `, `127.0.0.1:${events} `),
      );
  const { output, stop } = await haproxy.startHaproxy({ port: secure, config });
  return { plain, secure, readLogs: output, stop };
}
