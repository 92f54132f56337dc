import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { freePort } from './free-port';

describe('a free port', () => {
  it('should be none that a connection of another program may take before it is used', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(connection, 'connect');
    // The system gave this one; nobody else can listen on it now.
    expect(connection.localPort).toBeGreaterThanOrEqual(32_768);
    const taken = createServer().listen(connection.localPort);
    const [error] = (await once(taken, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('EADDRINUSE');

    expect(await freePort()).toBeLessThan(32_768);
    connection.destroy();
    server.close();
  });
});
