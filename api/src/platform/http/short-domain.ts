import { isAlias, parseAlias, RESERVED_ALIASES } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listCodeHosts } from '../config/code-hosts';
import type { ServerConfig } from '../config/config';

/**
 * Redirects requests for the short domain or the link service's domain to the site, where sessions are. A path of one
 * word that is an alias goes to its scan page; every other path stays the same. Health checks work under any host name.
 */
export function leadToSite(fastify: FastifyInstance, server: ServerConfig): void {
  const { publicUrl } = server;
  const hosts = new Set(listCodeHosts(server));
  if (hosts.size === 0) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const probe = request.routeOptions.url?.startsWith('/health/');
    if (!reading || !hosts.has(request.host.toLowerCase()) || probe) return done();
    // 302 instead of 301: browsers would remember a permanent redirect even after the site has moved.
    void reply.redirect(publicUrl + pathOnSite(request), 302);
  });
}

/** Checks the path as the router decoded it, but keeps its spelling in the redirect. */
function pathOnSite({ url: path, params }: FastifyRequest): string {
  const read = (params as { '*'?: string } | null)?.['*'] ?? '';
  const word = /^([^/]+)\/?$/.exec(read)?.[1];
  if (word === undefined) return path;
  const alias = parseAlias(word);
  return isAlias(alias) && !RESERVED_ALIASES.has(alias) ? `/scan${path}` : path;
}
