import { normalizeAlias } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './content-encoding';
import { sendCompressed } from './document';
import type { ScanDocuments } from './scan-documents';

const PREFIX = '/scan/';
const PLAIN_ALIAS = /^[A-Za-z0-9-]+$/;

/**
 * The hot path of documents: one that was drawn before is answered at once to a browser that takes brotli and has no
 * cookies. The hooks before this one have run: hosts, other sites, connections. Every other request goes on to the
 * route, which gives the same answer.
 */
export function addDocumentLane(fastify: FastifyInstance, documents: Pick<ScanDocuments, 'makeKept'>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url = '', method, headers } = request.raw;
    if (method !== 'GET' || !url.startsWith(PREFIX) || headers.cookie !== undefined) return done();
    const alias = url.slice(PREFIX.length);
    if (!PLAIN_ALIAS.test(alias) || chooseEncoding(headers) !== 'br') return done();
    try {
      const page = documents.makeKept(request, normalizeAlias(alias));
      if (!page) return done();
      sendCompressed(request, reply, page);
    } catch (error) {
      done(error as Error);
    }
  });
}
