import fastify from 'fastify';
import { type PreviewOptions, servePreviews } from './serve-previews';

it.each(['/preview/lost-en.png', '/scan/ABCDE23456/preview.png'])(
  'should draw %s in the turn of a /64, whichever of its addresses asks (LIM-1)',
  async (url) => {
    const clients: string[] = [];
    const draw = (client: string) => {
      clients.push(client);
      return Promise.resolve(Buffer.from('picture'));
    };
    const server = fastify();
    servePreviews(server, {
      previews: {
        getPlain: (_kind: unknown, _locale: unknown, client: string) => draw(client),
        getContact: (_shown: unknown, client: string) => draw(client),
      },
      pages: { get: () => Promise.resolve({ shown: { pageKind: 'contact' } }) },
    } as unknown as PreviewOptions);
    for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '203.0.113.7'])
      expect((await server.inject({ url, remoteAddress })).statusCode).toBe(200);
    expect(clients).toEqual(['2001:db8:1:2', '2001:db8:1:2', '203.0.113.7']);
    await server.close();
  },
);
