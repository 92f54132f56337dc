import { newEmail, TestApp } from './support/test-app';

const PASSWORD = 'correct horse battery';
const CITY = { key: 'city', value: 'Neighbourhood', visibility: 'private' };
const NEIGHBOUR = { name: 'Neighbour', fields: [CITY] };

describe('The data of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should hold the account, the profile, codes, messages and sessions, as a file', async () => {
    const [held, former] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const fields = [
      { key: 'phone', value: '+49 30 1', visibility: 'public' },
      { key: 'city', value: 'Berlin', visibility: 'private' },
    ];
    const owner = await app.owner(former, email, { name: 'Ann Lee', fields });
    await owner.post(`/api/scan/${former}/unactivate`);
    await owner.post(`/api/scan/${held}/activate`);
    const sender = { name: 'Zoë', email: 'zoe@example.com' };
    await app.message(held, { body: 'I found your keys', sender });
    const { status, headers, body } = await owner.get('/api/user/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      account: { email, name: 'Ann Lee', locale: 'en', hasPassword: false },
      profile: [fields[1], fields[0]],
      codes: [
        { alias: former, endedAt: expect.any(String) },
        { alias: held, endedAt: null },
      ],
      messages: [
        {
          code: held,
          body: 'I found your keys',
          senderName: 'Zoë',
          senderEmail: 'zoe@example.com',
          senderNumber: null,
        },
      ],
      sessions: [{ userAgent: expect.any(String) }],
    });
  });

  it("should hold no secret, no internal id and nothing of anybody else's (AUT-3)", async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const [alias, wanted] = (await app.codes(2)) as [string, string];
    const other = await app.owner(alias, newEmail('neighbour'), NEIGHBOUR);
    await app.owner(wanted, newEmail());
    expect((await other.post(`/api/scan/${wanted}/unactivation-request`)).status).toBe(201);
    await app.visitor().post('/api/auth/sign-in', { email });
    const { body } = await visitor.get('/api/user/export');
    expect(body).toMatchObject({ codes: [], unactivationRequests: [] });
    const text = JSON.stringify(body);
    expect(text).toContain(email);
    expect(text).not.toMatch(/argon2|hash|nonce|secret|token|neighbour|[0-9a-f]{8}-[0-9a-f]{4}-7/i);
    expect((await other.get('/api/user/export')).body).toMatchObject({
      account: { name: 'Neighbour' },
      codes: [{ alias }],
      unactivationRequests: [{ code: wanted }],
    });
  });
});
