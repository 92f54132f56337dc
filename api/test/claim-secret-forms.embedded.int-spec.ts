import { PlainBrowsing, readHeading } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The secret of a code without JavaScript', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  let admin: Visitor;
  let projectId: string;

  beforeAll(async () => {
    app = await TestApp.startWithPages();
    browse = new PlainBrowsing(app);
    admin = await app.admin();
    const project = { name: 'With secrets', claimSecrets: true, activatable: true };
    projectId = (await admin.post('/api/projects', project)).body.id;
  });
  afterAll(() => app.stop());

  const load = async (alias: string, secret: string) =>
    admin.send('POST', `/api/projects/${projectId}/items/import`, `alias,claimSecret\n${alias},${secret}\n`, {
      'content-type': 'text/csv',
    });

  /** What the field of the secret is said to be wrong with; it has the focus. */
  const readFault = (html: string) => {
    const field = /<input[^>]*name="claimSecret"[^>]*>/.exec(html)?.[0] ?? '';
    expect(field).toContain('aria-describedby="plain-secret-hint plain-secret-error"');
    expect(field).toMatch(/autofocus/i);
    const [, after = ''] = html.split('id="plain-secret-error"');
    return /^[^>]*>(?:<[^>]*>)*([^<]*)/.exec(after)?.[1];
  };

  const MISSING = 'Enter the 4 characters that came with this code';
  const REFUSED = 'Check the 4 characters that came with this code, and enter them again.';

  it('should say at its field what is wrong, and keep what was typed', async () => {
    await load('FORM-CODE-1', 'K7QM');
    const send = (claimSecret: string) =>
      browse.post(app.visitor(), '/scan/FORMCODE1/activation', {
        name: 'Ann Lee',
        email: newEmail(),
        claimSecret,
      });
    const [missing, wrong] = [await send(' '), await send('2222')];
    expect([missing.status, readFault(missing.html)]).toEqual([400, MISSING]);
    expect([wrong.status, readFault(wrong.html)]).toEqual([400, REFUSED]);
    expect(wrong.html).toContain('value="Ann Lee"');
    expect((await send('k7-qm')).status).toBe(303);
  });

  it.each(['digits', 'link'])('should ask again after the %s where the code got another one', async (way) => {
    const alias = `AGAIN${way === 'digits' ? 2 : 3}XYZ`;
    await load(alias, 'K7QM');
    const [visitor, email] = [app.visitor(), newEmail()];
    const profile = { name: 'Ann Lee', email, claimSecret: 'K7QM' };
    const begun = await browse.post(visitor, `/scan/${alias}/activation`, profile);
    await load(alias, 'K7QN');
    const again =
      way === 'digits'
        ? await browse.post(visitor, begun.location!, { code: await app.mail.codeFor(email) })
        : await browse.post(visitor, `/scan/${alias}/activate`, { token: await app.mail.tokenFor(email) });
    expect([again.status, readHeading(again.html)]).toEqual([400, 'Activate this QR code']);
    expect(readFault(again.html)).toBe(REFUSED);
    expect(again.html.includes('value="Ann Lee"')).toBe(way === 'digits');
  });
});
