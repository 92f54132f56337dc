import { loadConfig } from '../config/load-config';
import { httpAdapter } from './http-server';

describe('the HTTP server', () => {
  it('should start whatever its times are', () => {
    const { server } = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32) });
    for (const headers of [1000, 15_000])
      expect(() => httpAdapter({ ...server, times: { ...server.times, headers } })).not.toThrow();
  });

  it.each([
    ['1', '198.51.100.7:5678', '198.51.100.7'],
    ['1', '[2001:db8::1]:443', '2001:db8::1'],
    ['2', '198.51.100.7:5678, 203.0.113.9:80', '198.51.100.7'],
    ['127.0.0.1,203.0.113.9', '198.51.100.7:5678, 203.0.113.9:80', '198.51.100.7'],
    ['false', '198.51.100.7:5678', '127.0.0.1'],
  ])(
    'should know the client behind a proxy that writes ports (LIM-1): %s, %s',
    async (trust, forwarded, ip) => {
      const variables = { NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), TRUST_PROXY: trust };
      const fastify = httpAdapter(loadConfig(variables).server).getInstance();
      fastify.get('/', (request) => ({ ip: request.ip }));
      const answer = await fastify.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
      expect(answer.json()).toEqual({ ip });
    },
  );
});
