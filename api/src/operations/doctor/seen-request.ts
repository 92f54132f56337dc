import { totalmem } from 'node:os';
// eslint-disable-next-line n/no-unsupported-features/node-builtins -- experimental until 22.16, there since 19.6
import { constrainedMemory } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import type { FastifyRequest } from 'fastify';

/** What the server saw of a request, and how much memory it may use. */
export interface SeenRequest {
  /** The address that counts as the client's. */
  clientAddress: string;
  /** Who has opened the connection: the proxy, where there is one. */
  peerAddress: string;
  /** How many proxies it takes the word of, counted from the peer: 0 where it does not trust the peer. */
  trustedProxies: number;
  /** `X-Forwarded-For`, without ports. */
  forwardedFor: string[];
  protocol: string;
  host: string;
  /** In bytes. */
  memory: { heapLimit: number; limit: number };
}

export function toSeenRequest(request: FastifyRequest): SeenRequest {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  return {
    clientAddress: toPlain(request.ip),
    peerAddress: toPlain(request.socket.remoteAddress ?? ''),
    trustedProxies: (request.ips?.length ?? 1) - 1,
    forwardedFor: forwarded
      .split(',')
      .flatMap((each) => each.trim() || [])
      .map(toPlain),
    protocol: request.protocol,
    host: request.host,
    memory: { heapLimit: getHeapStatistics().heap_size_limit, limit: readMemoryLimit() },
  };
}

/** IPv4 in the notation of IPv6 is the same address. */
function toPlain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/, '');
}

/** That of the container; without one, what the machine has. Where no limit is set, Linux names a huge number. */
function readMemoryLimit(): number {
  const limit = constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
