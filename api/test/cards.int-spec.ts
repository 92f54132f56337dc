import { randomUUID } from 'node:crypto';
import { LENGTH, toDisplayAlias } from '@ringtag/contracts';
import ICAL from 'ical.js';
import { ConversationNoticeEntity } from '../src/inbox/tables/conversation-notice.entity';
import { PersonErasure } from '../src/operations/people/person-erasure';
import { readAllRows } from './support/all-rows';
import { picture } from './support/photos';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const NOTHING = { fields: null, name: '', role: '', color: null, links: [] };
const SHOP = { label: 'Shop', url: 'https://shop.example/' };
const CARD = {
  fields: ['phone'],
  name: 'DJ Otto',
  role: 'Resident',
  photo: true,
  color: 'violet',
  links: [SHOP, { label: 'Band', url: 'https://band.example/tour?x=1' }],
};
const FIELDS = [
  { key: 'firstName', value: 'Otto', visibility: 'public' },
  { key: 'lastName', value: 'Weiß', visibility: 'public' },
  { key: 'company', value: 'Weiß & Co', visibility: 'public' },
  { key: 'jobTitle', value: 'Gardener', visibility: 'public' },
  { key: 'phone', value: '+49 30 1234', visibility: 'public' },
  { key: 'city', value: 'Berlin', visibility: 'private' },
];
const PROFILE = { name: 'Otto Weiß', fields: FIELDS };

interface Held {
  alias: string;
  id: string;
  email: string;
  owner: Visitor;
}

describe('The card of a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const hold = async (profile: object = PROFILE): Promise<Held> => {
    const [alias, email] = [await app.code(), newEmail()];
    const owner = await app.owner(alias, email, profile);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    return { alias, id, email, owner };
  };
  const save = ({ owner, id }: Held, card: object) =>
    owner.put(`/api/my-codes/${id}/card`, { ...NOTHING, ...card });
  const shown = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.owner;
  const keysIn = async (alias: string) =>
    ((await shown(alias)).fields as { key: string }[]).map(({ key }) => key).sort();
  const file = async (alias: string) => {
    const { headers, body } = await app.visitor().get(`/api/scan/${alias}/contact.vcf`);
    const lines = ICAL.parse(body)[1] as unknown as [string, object, string, ...unknown[]][];
    const read = (property: string) =>
      lines.filter(([name]) => name === property).flatMap(([, , , ...values]) => values);
    return { read, body: String(body), disposition: headers.get('content-disposition') };
  };

  it('should be what scanners see at once, and what the owner gets back', async () => {
    const held = await hold();
    const before = await shown(held.alias);
    expect(before).toEqual({ name: 'Otto Weiß', fields: expect.any(Array) });
    expect((await held.owner.get(`/api/my-codes/${held.id}`)).body.card).toBeNull();
    const saved = await save(held, {
      ...CARD,
      links: [{ label: ' Shop ', url: 'shop.example' }, CARD.links[1]],
    });
    expect([saved.status, saved.body.card]).toEqual([200, CARD]);
    expect((await held.owner.get(`/api/my-codes/${held.id}`)).body.card).toEqual(CARD);
    expect(await shown(held.alias)).toEqual({
      name: 'DJ Otto',
      fields: [
        { key: 'phone', value: '+49 30 1234' },
        { key: 'jobTitle', value: 'Resident' },
      ],
      color: 'violet',
      links: [
        { ...SHOP, host: 'shop.example' },
        { ...CARD.links[1], host: 'band.example' },
      ],
    });
    expect((await save(held, NOTHING)).status).toBe(200);
    expect(await shown(held.alias)).toEqual(before);
  });

  it('should show nothing private, whatever was chosen, and no field that becomes public by itself (AUT-3)', async () => {
    const [chosen, all] = [await hold(), await hold()];
    await save(chosen, { fields: ['phone', 'city'] });
    await save(all, { color: 'teal' });
    expect([await keysIn(chosen.alias), (await keysIn(all.alias)).includes('city')]).toEqual([
      ['phone'],
      false,
    ]);
    const email = { key: 'email', value: 'otto@example.com', visibility: 'public' };
    for (const { owner } of [chosen, all])
      await owner.put('/api/profile', { ...PROFILE, fields: [...FIELDS, email] });
    expect([await keysIn(chosen.alias), (await keysIn(all.alias)).includes('email')]).toEqual([
      ['phone'],
      true,
    ]);
    const fields = FIELDS.map((field) => ({ ...field, visibility: 'private' }));
    await chosen.owner.put('/api/profile', { ...PROFILE, fields });
    expect(await keysIn(chosen.alias)).toEqual([]);
  });

  it('should show no country in the number where the country is not shown', async () => {
    const fields = [
      { key: 'phone', value: '030 901820', visibility: 'public' },
      { key: 'country', value: 'Germany', visibility: 'public' },
    ];
    const held = await hold({ name: 'Ann', fields });
    expect(JSON.stringify(await shown(held.alias))).toContain('+4930901820');
    await save(held, { fields: ['phone'] });
    expect(JSON.stringify(await shown(held.alias))).not.toContain('+49');
  });

  it.each([
    [{ fields: ['phone', 'phone'] }, 'fields'],
    [{ fields: ['password'] }, 'fields'],
    [{ name: 'x'.repeat(LENGTH.name.max + 1) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ role: 'x'.repeat(LENGTH.fieldValue.max + 1) }, 'role'],
    [{ photo: 'no' }, 'photo'],
    [{ photo: null }, 'photo'],
    [{ color: '#fff' }, 'color'],
    [{ links: Array.from({ length: 9 }, () => SHOP) }, 'links'],
    [{ links: [SHOP, { ...SHOP, label: ' ' }] }, 'links.1.label'],
    [{ links: [{ ...SHOP, label: '\u202Epohs' }] }, 'links.0.label'],
    [{ links: [SHOP, { ...SHOP, url: 'http://shop.example' }] }, 'links.1.url'],
    [{ links: [{ ...SHOP, url: 'javascript:alert(1)' }] }, 'links.0.url'],
    [{ links: [{ ...SHOP, url: 'https://ann:secret@shop.example' }] }, 'links.0.url'],
    [{ links: [{ ...SHOP, url: 'https://shop.example/\u202Egnp' }] }, 'links.0.url'],
    [{ links: [{ ...SHOP, url: `https://shop.example/${'x'.repeat(500)}` }] }, 'links.0.url'],
    [{ activationId: 'x' }, 'activationId'],
  ])('should refuse %j by its field (AUT-4, XSS-2)', async (part, field) => {
    const held = await hold();
    const { status, body } = await save(held, part);
    expect([status, body.error[0].field]).toEqual([400, field]);
    expect((await held.owner.get(`/api/my-codes/${held.id}`)).body.card).toBeNull();
  });

  it('should be saved by nobody but the owner (AUT-1)', async () => {
    const held = await hold();
    const other = await hold();
    const path = `/api/my-codes/${held.id}/card`;
    expect((await app.visitor().put(path, CARD)).status).toBe(401);
    expect((await other.owner.put(path, CARD)).status).toBe(404);
    expect((await (await app.admin()).put(path, CARD)).status).toBe(404);
    expect((await shown(held.alias)).name).toBe('Otto Weiß');
  });

  it('should end with the activation: the next owner starts afresh', async () => {
    const held = await hold();
    await save(held, CARD);
    await held.owner.post(`/api/scan/${held.alias}/unactivate`);
    expect(await shown(held.alias)).toBeUndefined();
    await app.owner(held.alias, newEmail(), { name: 'Ann Lee' });
    expect(await shown(held.alias)).toEqual({ name: 'Ann Lee', fields: [] });
    expect((await save(held, CARD)).status).toBe(404);
    const [{ rows }] = await app.dataSource.query(
      'SELECT COUNT(*) AS `rows` FROM cards WHERE activationId NOT IN (SELECT currentActivationId FROM items WHERE ownerId IS NOT NULL)',
    );
    expect(Number(rows)).toBe(0);
  });

  it('should be there after 20 saves at once, as one of them', async () => {
    const held = await hold();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(held, { name: `Name ${i}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shown(held.alias)).name).toMatch(/^Name \d+$/);
  });

  it('should show the photo of the profile, also in file and link preview, unless the owner hides it', async () => {
    const held = await hold();
    await held.owner.put(`/api/my-codes/${held.id}/page`, { pageKind: 'contact' });
    const bytes = await picture(300, 300).png().toBuffer();
    const { photo } = (
      await held.owner.send('PUT', '/api/profile/photo', bytes, { 'content-type': 'image/png' })
    ).body;
    const seen = async () => {
      const html = String((await app.visitor().get(`/scan/${held.alias}`)).body);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)![1];
      const inFile = (await file(held.alias)).read('photo').length;
      return {
        photo: (await shown(held.alias)).photo,
        drawn: html.includes('/api/photos/'),
        inFile,
        picture,
      };
    };
    await save(held, { color: 'teal' });
    const open = await seen();
    expect(open).toEqual({ photo, drawn: true, inFile: 1, picture: expect.any(String) });
    await save(held, { photo: false });
    const hidden = await seen();
    expect(hidden).toEqual({ drawn: false, inFile: 0, picture: expect.any(String) });
    expect(hidden.picture).not.toBe(open.picture);
    expect((await held.owner.get('/api/profile')).body.photo).toBe(photo);
  });

  it('should be followed by the contact file: names as people file them, links, and its own contact', async () => {
    const held = await hold();
    const plain = await file(held.alias);
    expect(plain.body).toContain('\r\nN:Weiß;Otto;;;\r\n');
    expect(plain.disposition).toBe(
      `inline; filename="otto-weiss.vcf"; filename*=UTF-8''Otto%20Wei%C3%9F.vcf`,
    );
    app.clock.advance(5000);
    await save(held, { fields: ['phone'] });
    const hidden = await file(held.alias);
    expect([hidden.read('n'), hidden.read('org')]).toEqual([[['', 'Otto Weiß', '', '', '']], []]);
    expect(hidden.read('uid')).toEqual(plain.read('uid'));
    expect(hidden.read('rev')[0]! > plain.read('rev')[0]!).toBe(true);
    await save(held, { ...CARD, fields: null });
    const own = await file(held.alias);
    expect(own.body).not.toContain('Otto Weiß');
    expect([own.read('fn'), own.read('n'), own.read('title')]).toEqual([
      ['DJ Otto'],
      [['', 'DJ Otto', '', '', '']],
      ['Resident'],
    ]);
    expect(own.read('url')).toEqual(CARD.links.map(({ url }) => url));
    // Nothing in the file tells that both are one person.
    expect(own.read('uid')).not.toEqual(plain.read('uid'));
  });

  it('should be drawn into the document, which is titled and previewed by the own name', async () => {
    const held = await hold();
    await held.owner.put(`/api/my-codes/${held.id}/page`, { pageKind: 'contact' });
    await save(held, CARD);
    // Drawn, then from memory.
    for (let i = 0; i < 3; i += 1) {
      const html = String((await app.visitor().get(`/scan/${held.alias}?locale=en`)).body);
      expect(html).toContain('<title>DJ Otto · ');
      expect(html).toContain('<meta property="og:title" content="DJ Otto" />');
      expect(html).toContain('<meta name="description" content="Resident" />');
      expect(html).toContain('<a href="https://shop.example/" rel="nofollow ugc noopener"');
      expect(html).toContain('fill="#8557e8"');
      expect(html).not.toMatch(/Weiß|Gardener/);
    }
  });

  it('should name the owner in conversations as its page does', async () => {
    const held = await hold();
    await save(held, CARD);
    const { conversation } = (await app.message(held.alias)).body;
    const read = async () => (await app.visitor().get(`/api/conversation/${conversation}`)).body.ownerName;
    expect(await read()).toBe('DJ Otto');
    await save(held, NOTHING);
    expect(await read()).toBe('Otto Weiß');
  });

  it('should name the owner in mailed answers, but for a name that leads somewhere (MAIL-4)', async () => {
    for (const name of ['DJ Otto', 'Otto dj.example']) {
      const held = await hold();
      await save(held, { name });
      const answersTo = newEmail('sender');
      const { id } = (await app.message(held.alias, { answersTo })).body;
      // Two mails to one address may be sent in any order.
      await app.mail.waitFor(answersTo);
      const proof = { answersProvedAt: app.clock.now() };
      await app.dataSource.manager.update(ConversationNoticeEntity, { id }, proof);
      await held.owner.post(`/api/conversations/${id}/messages`, {
        body: 'Thanks',
        submission: randomUUID(),
      });
      const { text } = await app.mail.waitFor(answersTo, 2);
      expect(text).toContain(`${name === 'DJ Otto' ? name : toDisplayAlias(held.alias)}:\n> Thanks\n`);
      expect(text).not.toMatch(/Weiß|dj\.example/);
    }
  });

  it('should be in the export of the account, and be erased with the person', async () => {
    const held = await hold();
    const card = { ...CARD, name: 'Quentin Purple' };
    await save(held, card);
    expect((await held.owner.get('/api/user/export')).body.codes).toMatchObject([{ card }]);
    expect(await readAllRows(app)).toContain('quentin purple');
    await app.app.nest.get(PersonErasure).erase(held.email, app.clock.now());
    expect(await readAllRows(app)).not.toContain('quentin purple');
    expect(await shown(held.alias)).toBeUndefined();
  });
});
