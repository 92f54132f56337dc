import { PROFILE_FIELD_KEYS, type ProfileFieldKey } from '@ringtag/contracts';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { cameraPhoto } from './support/photos';
import { newEmail, TestApp } from './support/test-app';

/** Right for their fields, and found nowhere else. */
const PRIVATE_VALUES: Partial<Record<ProfileFieldKey, string>> = {
  dateOfBirth: '1987-06-05',
  email: 'secret-of-email@example.com',
  website: 'secret-of-website.example',
  phone: '+495550199',
  businessPhone: '+495550199',
  alternativePhone: '+495550199',
  whatsapp: '+495550199',
};

describe('The contact file of a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const file = (alias: string, method = 'GET') =>
    app.visitor().send(method, `/api/scan/${alias}/contact.vcf`);
  const toValues = (card: string, property: string) =>
    (ICAL.parse(card)[1] as unknown as [string, object, string, ...unknown[]][])
      .filter(([name]) => name === property)
      .flatMap(([, , , ...values]) => values);

  it('should be a vCard of the public fields, named after the person, and not count as a scan', async () => {
    const alias = await app.code();
    const fields = [
      { key: 'phone', value: '+49 30 1234', visibility: 'public' },
      { key: 'company', value: 'Иванов, Söhne; 🚀', visibility: 'public' },
      { key: 'city', value: 'Berlin', visibility: 'private' },
    ];
    await app.owner(alias, newEmail(), { name: 'Zoë', fields });
    // Previous releases stored line ends in names.
    const name = '\u202EZoë "Lee"\r\nX-Evil: 1';
    await app.dataSource.query(
      'UPDATE users SET name = ? WHERE id = (SELECT ownerId FROM items WHERE alias = ?)',
      [name, alias],
    );
    await app.app.nest.get(ScanCounter).flush();
    const scans = () => app.dataSource.query('SELECT SUM(`count`) AS n FROM scan_counts');
    const before = await scans();

    const { status, headers, body } = await file(`${alias.slice(0, 4)}-${alias.slice(4).toLowerCase()}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="zoe-lee-x-evil-1.vcf"; filename*=UTF-8''Zo%C3%AB%20%22Lee%22X-Evil%3A%201.vcf`,
    );
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(toValues(body, 'fn')).toEqual(['[U+202E]Zoë "Lee"\nX-Evil: 1']);
    expect(toValues(body, 'tel')).toEqual(['+49301234']);
    expect(toValues(body, 'org')).toEqual(['Иванов, Söhne; 🚀']);
    expect(body).not.toContain('Berlin');

    expect((await file(alias, 'HEAD')).status).toBe(200);
    await app.app.nest.get(ScanCounter).flush();
    expect(await scans()).toEqual(before);
  });

  it('should hold the photo of the card, small enough for every phone, as long as it is there', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    expect(toValues((await file(alias)).body, 'photo')).toEqual([]);
    const revisions = [toValues((await file(alias)).body, 'rev')[0]];
    app.clock.advance(5000);
    await owner.send('PUT', '/api/profile/photo', await cameraPhoto(), { 'content-type': 'image/jpeg' });
    const { body } = await file(alias);
    const photo = Buffer.from(String(toValues(body, 'photo')[0]), 'base64');
    const { format, width, height, exif } = await sharp(photo).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 256, 256, undefined]);
    expect(body.length).toBeLessThan(40_000);
    app.clock.advance(5000);
    await owner.delete('/api/profile/photo');
    const after = (await file(alias)).body;
    expect(toValues(after, 'photo')).toEqual([]);
    // Phones take each as news of the same contact.
    revisions.push(...[body, after].map((card) => toValues(card, 'rev')[0]));
    expect(revisions).toEqual([...new Set(revisions)].sort());
  });

  it('should be the same contact from every code of a person, and another one from the next owner', async () => {
    const [first, second, other] = (await app.codes(3)) as [string, string, string];
    const owner = await app.owner(first, newEmail());
    await owner.post(`/api/scan/${second}/activate`);
    await app.owner(other, newEmail());
    const [a, b, c] = await Promise.all(
      [first, second, other].map(async (alias) => (await file(alias)).body),
    );
    expect(a).toBe((await file(first)).body);
    expect(a).toBe(b);
    expect(toValues(c, 'uid')).not.toEqual(toValues(a, 'uid'));

    app.clock.advance(5000);
    await owner.patch('/api/user/me', { name: 'Somebody else' });
    const later = (await file(first)).body;
    expect(toValues(later, 'uid')).toEqual(toValues(a, 'uid'));
    expect(toValues(later, 'rev')[0]! > toValues(a, 'rev')[0]!).toBe(true);
  });

  it('should not be there for a code that is unknown, free, paused or disabled', async () => {
    const [free, held] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(held, newEmail());
    for (const alias of ['ZZZZ9999', 'x', free]) {
      const { status, body } = await file(alias);
      expect([alias, status, body.code]).toEqual([alias, 404, 'code_not_found']);
    }
    expect((await file(held)).status).toBe(200);
    for (const status of ['inactive', 'disabled'] as const) {
      await app.dataSource.manager.update(ItemEntity, { alias: held }, { status });
      await app.forgetPages();
      expect((await file(held)).body.code).toBe('code_not_found');
    }
    expect((await owner.get('/api/my-codes')).status).toBe(200);
  });

  it('should hold nothing private, of all fields, nor should any other answer of the scan page (AUT-3)', async () => {
    const [alias, next] = (await app.codes(2)) as [string, string];
    const email = newEmail('hidden');
    const fields = PROFILE_FIELD_KEYS.map((key) => ({
      key,
      value: PRIVATE_VALUES[key] ?? `secret-of-${key}`,
      visibility: 'private',
    }));
    const owner = await app.owner(alias, email, { name: 'Ann Lee', fields });
    const asked = await app.visitor().post(`/api/scan/${next}/profile`, { name: 'Eve', email });
    const token = await app.mail.tokenFor(email, 2);
    const answers = [
      asked,
      await app.visitor().get(`/api/scan/${alias}`),
      await (await app.owner(await app.code(), newEmail())).get(`/api/scan/${alias}`),
      await owner.get(`/api/scan/${alias}`),
      await file(alias),
      await app.message(alias),
      await app.visitor().get(`/api/scan/${next}/activation`, { 'x-link-token': token }),
      await app.visitor().post(`/api/scan/${next}/activate-link`, { token }),
      await app.visitor().get(`/api/scan/${next}`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toMatch(/secret-of|5550199|1987-06-05/);
    }
    // Only the owner's own view names the address.
    for (const at of [1, 2, 4, 5, 8]) expect(JSON.stringify(answers[at]!.body)).not.toContain(email);
  });
});
