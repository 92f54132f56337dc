import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { currentDeadline } from '../requests/current-request';

/**
 * Lets these routes accept files; all others still accept only JSON (CSRF-3). The body stays a stream, so that nothing
 * is read before the guards have run.
 */
export function acceptUploads(
  fastify: FastifyInstance,
  paths: readonly string[],
  types: readonly string[],
): void {
  fastify.addContentTypeParser([...types], (request, payload, done) => {
    if (paths.includes(request.routeOptions.url ?? '')) done(null, payload);
    else done(new DomainError('unsupported_media_type'));
  });
}

/** Reads a whole uploaded file. Throws `unsupported_media_type` and `payload_too_large`. */
export async function readUpload(body: unknown, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of uploadChunks(body, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads an uploaded file chunk by chunk. Throws `unsupported_media_type` and `payload_too_large`. */
export async function* uploadChunks(body: unknown, maxBytes: number): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('unsupported_media_type');
  // A declared length that is too large is refused at once.
  const { headers } = body as Partial<IncomingMessage>;
  if (Number(headers?.['content-length'] ?? 0) > maxBytes) throw new DomainError('payload_too_large');
  const deadline = currentDeadline();
  deadline?.stop();
  let size = 0;
  for await (const chunk of readChunks(body)) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('payload_too_large');
    yield chunk;
  }
  deadline?.start();
}

/** The chunks of a body. A reader that stops early leaves the connection usable: for the error and the next request. */
export async function* readChunks(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } finally {
    // Discards the rest. Otherwise the next request on the connection would never be read.
    body.resume();
  }
}
