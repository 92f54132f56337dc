import { PROFILE_FIELD_KEYS } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

const PHONE = { key: 'phone', value: '+49 30 1234', visibility: 'public' };
const CITY = { key: 'city', value: 'Berlin-Kreuzberg', visibility: 'private' };

describe('Profile of an owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const publicAnswers = (alias: string): Promise<Answer[]> => {
    const stranger = app.visitor();
    return Promise.all([
      stranger.get(`/api/scan/${alias}`),
      stranger.get(`/api/scan/${alias}/contact.vcf`),
      stranger.get(`/scan/${alias}`),
    ]);
  };

  /** The contact file writes numbers without spaces. */
  const toText = ({ body }: Answer) => JSON.stringify(body).replaceAll(' ', '');

  it('should be shown to its owner and replaced as a whole, in the order of the specification', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail(), { name: 'Ann Lee', fields: [CITY] });
    const shown = await owner.get('/api/profile');
    expect([shown.status, shown.body]).toEqual([200, { name: 'Ann Lee', fields: [CITY] }]);
    const website = { key: 'website', value: 'ann.example', visibility: 'public' };
    const saved = await owner.put('/api/profile', { name: ' Zoë ', fields: [website, PHONE] });
    expect([saved.status, saved.body]).toEqual([200, { name: 'Zoë', fields: [PHONE, website] }]);
    expect((await owner.get('/api/profile')).body).toEqual(saved.body);
    expect((await owner.get('/api/user/me')).body.name).toBe('Zoë');
  });

  it('should begin private where nobody says who sees an address, and stay as it was', async () => {
    const alias = await app.code();
    const [address, birthday] = [
      { key: 'address', value: 'Main Street 5' },
      { key: 'dateOfBirth', value: '1990-05-01' },
    ];
    const { visibility: _, ...phone } = PHONE;
    const owner = await app.owner(alias, newEmail(), { name: 'Ann', fields: [phone, address] });
    const shown = async () => (await owner.get('/api/profile')).body.fields;
    expect(await shown()).toEqual([PHONE, { ...address, visibility: 'private' }]);

    const open = { ...address, visibility: 'public' };
    await owner.put('/api/profile', { name: 'Ann', fields: [{ ...PHONE, visibility: 'private' }, open] });
    const saved = await owner.put('/api/profile', { name: 'Ann', fields: [phone, address, birthday] });
    const kept = [{ ...birthday, visibility: 'private' }, { ...PHONE, visibility: 'private' }, open];
    expect([saved.status, saved.body.fields]).toEqual([200, kept]);
    expect(await shown()).toEqual(kept);
    for (const answer of await publicAnswers(alias)) expect(toText(answer)).not.toMatch(/1990|301234/);
  });

  it('should leave out a field without a value', async () => {
    const { visitor } = await app.member();
    expect((await visitor.get('/api/profile')).body).toEqual({ name: null, fields: [] });
    const empty = { key: 'phone', value: '  ', visibility: 'public' };
    const saved = await visitor.put('/api/profile', { name: 'Ann', fields: [empty, CITY] });
    expect([saved.status, saved.body]).toEqual([200, { name: 'Ann', fields: [CITY] }]);
  });

  it('should be on all codes of the owner at once, without what is private (AUT-3)', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    await publicAnswers(alias);
    await owner.put('/api/profile', { name: 'Zoë', fields: [PHONE, CITY] });
    for (const answer of await publicAnswers(alias)) {
      const text = toText(answer);
      expect(answer.status).toBe(200);
      expect(text).toContain('Zoë');
      expect(text).toContain('+49301234');
      expect(text).not.toContain(CITY.value);
    }
    await owner.put('/api/profile', { name: 'Zoë', fields: [{ ...PHONE, visibility: 'private' }, CITY] });
    for (const answer of await publicAnswers(alias)) {
      expect(toText(answer)).not.toContain('301234');
    }
  });

  it('should keep on the account that the first steps were closed', async () => {
    const { visitor, email } = await app.member();
    const closed = async (person = visitor) => (await person.get('/api/user/me')).body.firstStepsClosed;
    expect(await closed()).toBe(false);
    expect((await visitor.patch('/api/user/me', { firstStepsClosed: 'yes' })).status).toBe(400);
    const { status, body } = await visitor.patch('/api/user/me', { firstStepsClosed: true });
    expect([status, body.firstStepsClosed]).toEqual([200, true]);
    // A later change of something else leaves it, on another device too.
    await visitor.patch('/api/user/me', { locale: 'de' });
    expect(await closed(await app.owner(await app.code(), email))).toBe(true);
  });

  it('should refuse values that break the rule of their field, by their places, and change nothing', async () => {
    const { visitor } = await app.member();
    const fields = [
      { key: 'city', value: 'Wien', visibility: 'public' },
      { key: 'website', value: 'javascript:alert(1)', visibility: 'public' },
      { key: 'email', value: 'ann', visibility: 'private' },
      { key: 'phone', value: 'call me', visibility: 'public' },
      { key: 'instagram', value: 'https://evil.example/ann', visibility: 'public' },
      { key: 'dateOfBirth', value: '2999-01-01', visibility: 'private' },
      { key: 'country', value: 'A\r\nB', visibility: 'private' },
      { key: 'whatsapp', value: '0171 1234567', visibility: 'public' },
    ];
    const { status, body } = await visitor.put('/api/profile', { name: 'Ann', fields });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.error.map((fault: { field: string; code: string }) => [fault.field, fault.code])).toEqual([
      ['fields.1.value', 'isWebsite'],
      ['fields.2.value', 'isEmail'],
      ['fields.3.value', 'isPhoneNumber'],
      ['fields.4.value', 'isSocialProfile'],
      ['fields.5.value', 'isDateOfBirth'],
      ['fields.6.value', 'isPlainText'],
      ['fields.7.value', 'isWhatsAppNumber'],
    ]);
    expect((await visitor.get('/api/profile')).body).toEqual({ name: null, fields: [] });
  });

  it.each([
    [{ fields: [] }, 'name'],
    [{ name: ' ', fields: [] }, 'name'],
    [{ name: null, fields: [] }, 'name'],
    [{ name: 'Ann\u001b', fields: [] }, 'name'],
    [{ name: 'x'.repeat(101), fields: [] }, 'name'],
    [{ name: 'Ann' }, 'fields'],
    [{ name: 'Ann', fields: [PHONE, { ...PHONE, value: '112' }] }, 'fields'],
    [{ name: 'Ann', fields: [{ ...PHONE, key: 'name' }] }, 'fields.0.key'],
    [{ name: 'Ann', fields: [{ ...PHONE, visibility: 'everybody' }] }, 'fields.0.visibility'],
    [{ name: 'Ann', fields: [{ ...CITY, value: 'x'.repeat(201) }] }, 'fields.0.value'],
    [{ name: 'Ann', fields: [{ ...CITY, value: 'A\u0000' }] }, 'fields.0.value'],
    [
      { name: 'Ann', fields: [{ ...CITY, userId: '01930000-0000-7000-8000-000000000000' }] },
      'fields.0.userId',
    ],
    [{ name: 'Ann', fields: [], role: 'role-admin' }, 'role'],
    [{ name: 'Ann', fields: [], email: 'eve@example.com' }, 'email'],
  ])('should refuse %j for its %s (AUT-4)', async (body, field) => {
    const { email, visitor } = await app.member();
    const answer = await visitor.put('/api/profile', body);
    expect([answer.status, answer.body.error[0].field]).toEqual([400, field]);
    expect((await visitor.get('/api/user/me')).body).toMatchObject({ email, name: null, role: 'role-user' });
  });

  it("should be nobody else's to see or change (AUT-1)", async () => {
    const [one, two] = [await app.member(), await app.member()];
    await one.visitor.put('/api/profile', { name: 'One', fields: [CITY] });
    await two.visitor.put('/api/profile', { name: 'Two', fields: [CITY, PHONE] });
    await two.visitor.put('/api/profile', { name: 'Two', fields: [] });
    expect((await one.visitor.get('/api/profile')).body).toEqual({ name: 'One', fields: [CITY] });
    expect((await two.visitor.get(`/api/profile?userId=${one.id}`)).body).toEqual({
      name: 'Two',
      fields: [],
    });
    expect((await app.visitor().get('/api/profile')).status).toBe(401);
  });

  it('should be one of ten that are saved at once, in full', async () => {
    const { visitor } = await app.member();
    const profiles = Array.from({ length: 10 }, (_, i) => ({
      name: `Version ${i}`,
      fields: ['firstName', 'lastName', 'city', 'company'].slice(i % 3).map((key) => ({
        key,
        value: `Version ${i}`,
        visibility: 'public',
      })),
    }));
    const answers = await Promise.all(profiles.map((profile) => visitor.put('/api/profile', profile)));
    expect(answers.map(({ status }) => status)).toEqual(profiles.map(() => 200));
    const { name, fields } = (await visitor.get('/api/profile')).body;
    const last = profiles.find((profile) => profile.name === name);
    const sorted = (list: { key: string }[]) => [...list].sort((a, b) => a.key.localeCompare(b.key));
    expect(sorted(fields)).toEqual(sorted(last?.fields ?? []));
  });

  it('should hold all fields', async () => {
    const { visitor } = await app.member();
    const special: Record<string, string> = {
      email: 'ann@example.com',
      website: 'https://ann.example',
      phone: '112',
      businessPhone: '+49 (30) 1234',
      alternativePhone: '030/1234',
      whatsapp: '+491701234567',
      dateOfBirth: '1990-05-01',
    };
    const fields = PROFILE_FIELD_KEYS.map((key, i) => ({
      key,
      value: special[key] ?? 'ann',
      visibility: i % 2 ? 'private' : 'public',
    }));
    const saved = await visitor.put('/api/profile', { name: 'Ann', fields });
    expect([saved.status, saved.body.fields]).toEqual([200, fields]);
  });
});
