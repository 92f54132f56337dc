import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { type Observe, observeAnswers } from './observed-answers';

it('should tell of answers that were written, and not of those whose client has hung up', async () => {
  const server = fastify();
  const observe = jest.fn<void, Parameters<Observe>>();
  observeAnswers(server, observe);
  const heard: Promise<unknown>[] = [];
  server.get('/:number', async (request) => {
    if (request.url === '/2') return 'Here you are.';
    heard.push(once(request.raw.socket, 'close'));
    await heard[0];
    throw new Error('It would be a failure.');
  });
  try {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const phone = connect(port, '127.0.0.1');
    phone.write('GET /1 HTTP/1.1\r\nHost: qr.test\r\n\r\n', () => phone.destroy());
    await once(phone, 'close');
    await (await fetch(`http://127.0.0.1:${port}/2`)).text();
    await heard[0];
  } finally {
    // Waits for what is still being answered.
    await server.close();
  }
  expect(observe.mock.calls).toEqual([[expect.objectContaining({ path: '/2', status: 200 })]]);
});
