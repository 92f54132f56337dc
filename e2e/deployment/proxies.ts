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

const PROXIES = { nginx: startNginx, haproxy: startHaproxy };
export type ProxyName = keyof typeof PROXIES;

/** @param api the port of 127.0.0.1 to which requests go */
export const startProxy = (name: ProxyName, api: number): Promise<Proxy> => PROXIES[name](api);

async function startNginx(api: number): Promise<Proxy> {
  const places = { plain: await freePort(), secure: await freePort(), replicas: [`127.0.0.1:${api}`] };
  const config = (dir: string) => nginx.renderExample(dir, places);
  const proxy = await nginx.startNginx({ port: places.secure, config });
  const files = ['ringtag.log', 'ringtag-error.log', 'main-error.log', 'output.log'];
  const readLogs = () => files.map((file) => proxy.read(file)).join('');
  return { ...places, readLogs, stop: () => proxy.stop() };
}

async function startHaproxy(api: number): Promise<Proxy> {
  const [plain, secure, database] = [await freePort(), await freePort(), await freePort()];
  const nodes = [await freePort(), await freePort(), await freePort()];
  const places = { plain, secure, database, nodes, replicas: [api, api, api] };
  const config = (dir: string) => haproxy.renderExample(dir, places);
  const proxy = await haproxy.startHaproxy({ port: secure, config });
  return { plain, secure, readLogs: () => proxy.output, stop: () => proxy.stop() };
}
