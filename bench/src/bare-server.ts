import { request } from 'node:http';
import Fastify from 'fastify';

/** What is added to every answer anyway. */
const OWN = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** What `url` answers to somebody who takes brotli, byte by byte. */
function read(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const headers = Object.entries(answer.headersDistinct).filter(([name]) => !OWN.includes(name));
        const body = Buffer.concat(parts);
        resolve({ body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) });
      });
    });
    asked.on('error', reject).end();
  });
}

/**
 * The floor to compare with: Fastify handlers that answer from memory what the API answered for a few codes, with the
 * same headers. Started with the API's origin, its own port, and the aliases of these codes.
 */
async function main(): Promise<void> {
  const [origin = '', port = '', ...aliases] = process.argv.slice(2);
  const fastify = Fastify();
  for (const path of ['/api/scan/', '/scan/']) {
    const answers = await Promise.all(aliases.map((alias) => read(origin + path + alias)));
    let next = 0;
    fastify.get(`${path}:alias`, (_request, reply) => {
      const { body, headers } = answers[next++ % answers.length]!;
      return reply.headers(headers).send(body);
    });
  }
  await fastify.listen({ port: Number(port), host: '127.0.0.1' });
}

void main();
