import Fastify from 'fastify';

/** The floor to compare with: a Fastify handler that answers the given bytes from memory. */
const [body = '', port = '0'] = process.argv.slice(2);
const fastify = Fastify();
fastify.get('/api/scan/:alias', (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(body),
);
void fastify.listen({ port: Number(port), host: '127.0.0.1' });
