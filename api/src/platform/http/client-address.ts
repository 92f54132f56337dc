import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { ServerConfig } from '../config/config';

type Trust = (address: string, hop: number) => boolean;

/**
 * Which addresses may say for whom they ask (`X-Forwarded-For`), or false. A number of hops counts from the nearest
 * proxy.
 */
export function toTrust(setting: ServerConfig['trustProxy']): Trust | false {
  if (setting === false) return false;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddr.compile(setting.split(',').map((address) => address.trim()));
}

/** Reads the client's address of a request that Fastify has not seen, as Fastify reads it. */
export function addressReader(trust: Trust | false): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  return (request) => proxyAddr(request, trust);
}
