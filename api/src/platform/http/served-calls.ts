import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The calls that the API of this server takes. It knows them without the OpenAPI document. */
@Injectable()
export class ServedCalls {
  private readonly calls = new Set<string>();

  /** Call it before Nest adds its routes. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ method, url }) => {
      // Paths with a star refuse what is unknown.
      if (!url.startsWith('/api/') || url.endsWith('*')) return;
      for (const each of [method].flat())
        if (METHODS.includes(each)) this.calls.add(`${each} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
  }

  /** As the OpenAPI document writes them: `GET /api/items/{id}`. */
  list(): string[] {
    return [...this.calls].sort();
  }
}
