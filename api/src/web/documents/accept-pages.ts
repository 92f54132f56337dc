import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../platform/config/config';
import { addLanguageChoice } from './reader-language';

/** What controllers of pages need of Fastify. Call it before Nest adds their routes. */
export async function acceptPages(fastify: FastifyInstance, server: ServerConfig): Promise<void> {
  addLanguageChoice(fastify, server.publicUrl);
  const files = { serve: false, preCompressed: true, cacheControl: false };
  await fastify.register(fastifyStatic, { root: server.webRoot, ...files });
}
