import Fastify from 'fastify';

/** The floor to compare with: Fastify handlers that answer the given bytes from memory. */
const [body = '', page = '', port = '0'] = process.argv.slice(2);
const fastify = Fastify();
fastify.get('/api/scan/:alias', (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(body),
);
fastify.get('/scan/:alias', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
void fastify.listen({ port: Number(port), host: '127.0.0.1' });
