import { randomUUID } from 'node:crypto';
import { jpeg, NO_FILE } from './support/photos';
import { type PlainBrowsing, startPlain } from './support/plain-browsing';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Photos and places without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  let alias: string;
  let owner: Visitor;
  beforeAll(async () => {
    ({ app, browse, alias, owner } = await startPlain());
  });
  afterAll(() => app.stop());

  const begin = async () => {
    const { id, conversation } = (await app.message(alias, { body: 'I found your keys' })).body;
    return { id: id as string, path: `/conversation/${conversation}` };
  };
  const send = (path: string, fields: object, files: Parameters<PlainBrowsing['postFiles']>[3]) =>
    browse.postFiles(app.visitor(), path, { body: '', submission: randomUUID(), ...fields }, files);
  const open = async (path: string) => (await browse.open(app.visitor(), path)).html;

  it('should be sent by the form of the page, and shown in the thread', async () => {
    const { id, path } = await begin();
    const html = await open(path);
    expect(html).toMatch(/<form[^>]* encType="multipart\/form-data"/i);
    expect(html).toMatch(/<input type="file"[^>]*multiple=""[^>]* name="photos"/);
    const sent = await send(path, { body: 'Two\r\nlines' }, [await jpeg(), await jpeg()]);
    expect([sent.status, sent.location]).toEqual([303, path]);
    const { messages } = (await owner.get(`/api/conversations/${id}`)).body;
    expect(messages[1]).toMatchObject({ body: 'Two\nlines', photos: [{ width: 40 }, { width: 40 }] });
    const shown = await open(path);
    const sources = [...shown.matchAll(/<img [^>]*src="([^"]+)"[^>]*alt="(Photo \d)"/g)];
    expect(sources.map(([, , alt]) => alt)).toEqual(['Photo 1', 'Photo 2']);
    const photo = await app.visitor().get(sources[0]![1]!);
    expect([photo.status, photo.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('should show a place as coordinates with links to maps, and load nothing of another site', async () => {
    const { path } = await begin();
    await send(path, { latitude: '52.5250839', longitude: '13.3694', accuracy: '12.3', about: '' }, [
      NO_FILE,
    ]);
    const html = await open(path);
    expect(html).toContain('52.52508, 13.36940');
    expect(html).toContain(
      'href="https://www.openstreetmap.org/?mlat=52.52508&amp;mlon=13.3694#map=16/52.52508/13.3694" ' +
        'target="_blank" rel="noreferrer noopener"',
    );
    expect(html).toContain('href="geo:52.52508,13.3694;u=13"');
    expect(html).not.toMatch(/ src="https?:/);
  });

  it.each<[string, () => Promise<Parameters<PlainBrowsing['postFiles']>[3]>, number, RegExp]>([
    ['no photo', async () => [await jpeg(), Buffer.from('text')], 400, /One of the files isn’t a photo/],
    ['four photos', async () => Array<Buffer>(4).fill(await jpeg()), 400, /Choose up to three photos\./],
    [
      '20 large photos',
      () => Promise.resolve(Array<Buffer>(20).fill(Buffer.alloc(3_000_000, 1))),
      400,
      // The first is decoded while the fourth arrives, so either may be the reason.
      /(Use JPEG|Choose up to three photos)/,
    ],
    ['15 MB', () => Promise.resolve([Buffer.alloc(15_000_000, 1)]), 413, /Photos can be up to 8\u00a0MB/],
  ])('should give back the text when %s are chosen (UPL-2)', async (_, files, status, problem) => {
    const { path } = await begin();
    const refused = await send(path, { body: 'Do not lose <this>' }, await files());
    expect(refused.status).toBe(status);
    expect(refused.html).toContain('Do not lose &lt;this&gt;</textarea>');
    expect(refused.html).toMatch(problem);
    expect(refused.html).toContain('Choose the photos again.');
    expect(await open(path)).not.toContain('Do not lose');
  });

  it('should need something to send, and no form of another site', async () => {
    const { path } = await begin();
    const empty = await send(path, { body: ' ' }, [NO_FILE]);
    expect([empty.status, empty.html.includes('Write a message')]).toEqual([400, true]);
    const fields = { body: 'Pay Eve', submission: randomUUID() };
    const headers = { 'sec-fetch-site': 'cross-site' };
    const other = await browse.postFiles(app.visitor(), path, fields, [await jpeg()], headers);
    expect([other.status, other.html.includes('Pay Eve')]).toEqual([403, false]);
    const dead = await send('/conversation/AAAAAAAAAAAAAAAAAAAAAA', { body: 'x' }, [await jpeg()]);
    expect([dead.status, dead.html.includes('No conversation here')]).toEqual([404, true]);
  });

  it('should let this page alone ask where the reader is (UPL-2)', async () => {
    const { path } = await begin();
    const policy = async (page: string) =>
      (await browse.open(app.visitor(), page)).headers.get('permissions-policy');
    expect(await policy(path)).toBe('geolocation=(self)');
    for (const page of [`/scan/${alias}`, `/scan/${alias}/message`, '/sign-in'])
      expect([page, await policy(page)]).toEqual([page, 'geolocation=()']);
  });

  it('should offer quick words for the kind of page, which only a script shows', async () => {
    const { path } = await begin();
    expect(await open(path)).toMatch(
      /<ul[^>]* data-words="true" hidden=""><li><button[^>]*>I turned it in at…/,
    );
    const [code] = (await owner.get('/api/my-codes')).body.items;
    await owner.put(`/api/my-codes/${code.id}/page`, { pageKind: 'contact' });
    expect(await open(path)).toContain('>We met at…<');
    await owner.put(`/api/my-codes/${code.id}/page`, { pageKind: 'lost' });
  });

  it('should be offered on the page after sending', async () => {
    const { path } = await begin();
    const html = await open(`/scan/${alias}/thanks?token=${path.split('/').at(-1)}`);
    expect(html).toContain(`href="${path}#message-photos"`);
    expect(html).toContain(`href="${path}#answer"`);
  });
});
