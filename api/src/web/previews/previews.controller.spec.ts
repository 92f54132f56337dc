import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ScanPages } from '../../codes';
import type { Asker } from '../../platform/turns/asker';
import type { PreviewPictures } from './preview-pictures';
import { PreviewsController } from './previews.controller';

it('should draw for a /64 as for one client, whichever of its addresses asks (LIM-1)', async () => {
  const clients: string[] = [];
  const draw = ({ networks: [own] }: Asker) => {
    clients.push(own!.id);
    return Promise.resolve(Buffer.from('picture'));
  };
  const previews = {
    getPlain: (_kind: unknown, _locale: unknown, client: Asker) => draw(client),
    getContact: (_shown: unknown, client: Asker) => draw(client),
  };
  const pages = { get: () => Promise.resolve({ shown: { pageKind: 'contact' } }) };
  const controller = new PreviewsController(
    previews as unknown as PreviewPictures,
    pages as unknown as ScanPages,
  );
  const reply = { headers: () => reply, send: () => reply } as unknown as FastifyReply;
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '203.0.113.7']) {
    await controller.sendPlain('lost-en.png', { ip } as FastifyRequest, reply);
    await controller.sendContact({ ip } as FastifyRequest, reply);
  }
  expect(clients).toEqual(['2001:db8:1:2', '2001:db8:1:2', '203.0.113.7'].flatMap((it) => [it, it]));
});
