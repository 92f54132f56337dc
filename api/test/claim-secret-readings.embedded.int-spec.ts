import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { RotatedServers } from './support/rotated-servers';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** A project whose codes have secrets, with its first code. */
async function prepare(admin: Visitor) {
  const project = await admin.post('/api/projects', { name: 'With secrets', claimSecrets: true });
  const projectId = project.body.id as string;
  const { body } = await admin.post(`/api/projects/${projectId}/items`, { count: 3 });
  const [{ id, alias }] = body.items as [{ id: string; alias: string }];
  return { projectId, id, alias };
}

describe('Reading claim secrets', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should take a fresh proof, and record each reading without the secret', async () => {
    const admin = await app.admin();
    const { projectId, id } = await prepare(admin);
    const { body } = await admin.post(`/api/items/${id}/claim-secret`, {});
    expect(body.claimSecret).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    const file = await admin.post(`/api/projects/${projectId}/claim-secrets.csv`, {});
    expect(file.bytes.toString()).toContain(`,${body.claimSecret}\r\n`);
    const log = JSON.stringify((await admin.get('/api/audit-log')).body);
    expect(log).toContain('item-secret-read');
    expect(log).toContain('items-secrets-read');
    expect(log).not.toContain(body.claimSecret);

    app.clock.advance(11 * 60_000);
    for (const path of [`items/${id}/claim-secret`, `projects/${projectId}/claim-secrets.csv`])
      expect((await admin.post(`/api/${path}`, {})).status).toBe(400);
  });

  it('should be in no other answer for administrators', async () => {
    const admin = await app.admin();
    const { projectId, id } = await prepare(admin);
    const { claimSecret } = (await admin.post(`/api/items/${id}/claim-secret`, {})).body;
    for (const path of [`items/${id}`, `projects/${projectId}/items`, `projects/${projectId}/items.csv`])
      expect((await admin.get(`/api/${path}`)).bytes.toString()).not.toContain(claimSecret);
  });

  it('should print the backs of a sheet as a PDF', async () => {
    const admin = await app.admin();
    const { projectId } = await prepare(admin);
    const pdf = await admin.post(`/api/projects/${projectId}/claim-secrets.pdf`, {});
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.bytes.toString('latin1').startsWith('%PDF')).toBe(true);
  });

  it('should import the file of an export again without a change, and take the secrets of other codes', async () => {
    const admin = await app.admin();
    const { projectId, id } = await prepare(admin);
    const { bytes } = await admin.post(`/api/projects/${projectId}/claim-secrets.csv`, {});
    const load = (file: string) =>
      admin.send('POST', `/api/projects/${projectId}/items/import`, file, { 'content-type': 'text/csv' });
    expect((await load(bytes.toString())).body).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 3,
      refused: 0,
    });
    const { body } = await load('alias,claimSecret\nNEW-CODE-1,k7-qm\nNEW-CODE-2,K7Q\n');
    expect(body).toMatchObject({ created: 1, refused: 1 });
    expect(body.rows[1]).toMatchObject({ field: 'claimSecret', code: 'claimSecret' });
    const { items } = (await admin.get(`/api/projects/${projectId}/items?q=NEWCODE1`)).body;
    const read = await admin.post(`/api/items/${items[0].id}/claim-secret`, {});
    expect(read.body.claimSecret).toBe('K7QM');
    expect(id).not.toBe(items[0].id);
  });
});

describe('Claim secrets while SECRET_KEY is replaced', () => {
  let servers: RotatedServers;
  beforeAll(async () => {
    servers = await RotatedServers.prepare();
  });
  afterAll(() => servers.remove());

  it('should stay valid as printed before, during and after it', async () => {
    let app = await servers.at(0);
    const admin = await app.admin();
    const { projectId } = await prepare(admin);
    const { bytes } = await admin.post(`/api/projects/${projectId}/claim-secrets.csv`, {});
    const codes = bytes
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .map((cells) => ({ alias: cells[0]!, secret: cells.at(-1)! }));
    const claim = async (code: { alias: string; secret: string }) => {
      const proof = await app.challenge(code.alias, newEmail(), { claimSecret: code.secret });
      return (await app.visitor().post(`/api/scan/${code.alias}/activate`, proof)).status;
    };
    for (const [step, code] of codes.entries()) {
      app = await servers.at(step + 1);
      // The key that signs is another one in step 2. Its replica writes the secrets again, sooner or later.
      if (step === 1) expect(await claim(code)).toBe(200);
      await app.app.nest.get(Housekeeping).sweep();
      if (step !== 1) expect(await claim(code)).toBe(200);
    }
  });
});
