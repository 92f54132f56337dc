import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { currentDeadline } from '../requests/current-request';
import { DomainError } from '../errors/domain-error';

/**
 * Lets one route take files as they are; every other goes on refusing all but JSON (CSRF-3). The body stays a stream,
 * so that nothing is read before the guards have let somebody through.
 */
export function acceptUploads(fastify: FastifyInstance, path: string, types: readonly string[]): void {
  fastify.addContentTypeParser([...types], (request, payload, done) => {
    if (request.routeOptions.url === path) done(null, payload);
    else done(new DomainError('unsupported_media_type'));
  });
}

/** The whole of an uploaded file. Throws `unsupported_media_type` and `payload_too_large`. */
export async function readUpload(body: unknown, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of uploadChunks(body, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An uploaded file while it arrives. Throws `unsupported_media_type` and `payload_too_large`. */
export async function* uploadChunks(body: unknown, maxBytes: number): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('unsupported_media_type');
  // A length that is told is refused before anything else is said of the file.
  const { headers } = body as Partial<IncomingMessage>;
  if (Number(headers?.['content-length'] ?? 0) > maxBytes) throw new DomainError('payload_too_large');
  const deadline = currentDeadline();
  deadline?.stop();
  let size = 0;
  try {
    // Not destroyed half-way: the connection has to carry the refusal.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new DomainError('payload_too_large');
      yield chunk;
    }
  } finally {
    // What comes behind a refusal is read away, or the next request on the connection would never be seen.
    body.resume();
  }
  deadline?.start();
}
