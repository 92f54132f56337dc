import { loadConfig } from '../config/load-config';
import { httpAdapter } from './http-server';

describe('the HTTP server', () => {
  it('should start whatever its times are', () => {
    const { server } = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32) });
    for (const headers of [1000, 15_000])
      expect(() => httpAdapter({ ...server, times: { ...server.times, headers } })).not.toThrow();
  });
});
