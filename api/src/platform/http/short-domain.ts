import { isAlias, normalizeAlias, RESERVED_ALIASES } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config';

/**
 * Codes may carry another host name than the site has: a shorter one, or that of a link service. Where that leads here,
 * a single word is the alias of a code and leads to its scan page; the name of a page, and every other path, leads to
 * itself on the site, where sessions are. Probes are answered under any name.
 */
export function leadToSite(fastify: FastifyInstance, { shortUrl, codesUrl, publicUrl }: ServerConfig): void {
  const hosts = new Set([shortUrl, codesUrl].map((url) => new URL(url).host));
  // The site itself, whatever is set: it would be sent on to itself.
  hosts.delete(new URL(publicUrl).host);
  if (hosts.size === 0) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const probe = request.routeOptions.url?.startsWith('/health/');
    if (!reading || !hosts.has(request.host.toLowerCase()) || probe) return done();
    // Not for good: browsers would remember it longer than the site may stay where it is.
    void reply.redirect(publicUrl + pathOnSite(request), 302);
  });
}

/** The path as the router read it decides; it is sent on as it came. */
function pathOnSite({ url: path, params }: FastifyRequest): string {
  const read = (params as { '*'?: string } | null)?.['*'] ?? '';
  const word = /^([A-Za-z0-9-]+)\/?$/.exec(read)?.[1];
  if (word === undefined) return path;
  const alias = normalizeAlias(word);
  return isAlias(alias) && !RESERVED_ALIASES.has(alias) ? `/scan${path}` : path;
}
