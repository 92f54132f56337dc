import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Trust } from '../addresses/trusted-proxies';

/** Reads the client's address of a request that Fastify has not seen, as Fastify reads it. */
export function addressReader(trust: Trust | false): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  return (request) => proxyAddr(request, trust);
}
