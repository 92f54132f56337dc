import { AUDIT_KEPT, DAY, NETWORKS, PAGE_REPORT, SECOND } from '@ringtag/contracts';
import { In } from 'typeorm';
import { PageReportEntity } from '../src/inbox/tables/page-report.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { PlainBrowsing } from './support/plain-browsing';
import { ADMIN, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const OPERATOR = 'operator@example.com';
const REASON = 'It asks for the number of my credit card';

describe('Reports of pages (REPORT)', () => {
  let app: TestApp;
  let admin: Visitor;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1', OPERATOR_EMAIL: OPERATOR });
    browse = new PlainBrowsing(app);
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  let networks = 0;
  const toAddress = (address: string) => ({ 'x-forwarded-for': address });
  const fromAnew = () => toAddress(`198.51.${(networks += 1)}.9`);
  const newPage = async () => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail('owner')) };
  };
  const report = (alias: string, reason = REASON, headers: Record<string, string> = fromAnew()) =>
    browse.post(app.visitor(), `/scan/${alias}/report`, { reason }, headers);
  const findReports = async (alias: string, query = '') => {
    const { items } = (await admin.get(`/api/page-reports?pageSize=100${query}`)).body;
    return items.filter(({ code }: { code: { alias: string } }) => code.alias === alias);
  };

  it('should be made by anybody, from a link on the page, without a script', async () => {
    const { alias } = await newPage();
    const page = await browse.open(app.visitor(), `/scan/${alias}`);
    expect(page.html).toContain(`href="/scan/${alias}/report"`);
    expect((await browse.open(app.visitor(), `/scan/${alias}/report`)).html).toContain('name="reason"');
    const { status, location } = await report(alias, `${REASON}\r\nand more`);
    expect([status, location]).toEqual([303, `/scan/${alias}/reported`]);
    expect((await browse.open(app.visitor(), location!)).html).toContain('Thank you');
    expect(await findReports(alias)).toMatchObject([
      { reason: `${REASON}\nand more`, settledAt: null, code: { alias, status: 'active' } },
    ]);
  });

  it('should keep what was typed where they are refused, and tell why', async () => {
    const { alias } = await newPage();
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      const { status, html } = await report(alias, reason);
      expect(html).toMatch(/<textarea [^>]*aria-invalid="true" autofocus=""/);
      expect([status, html.includes('up to 500 characters')]).toEqual([400, true]);
    }
    expect(await findReports(alias)).toEqual([]);
    const free = await app.code();
    expect((await browse.open(app.visitor(), `/scan/${free}/report`)).location).toBe(`/scan/${free}`);
    expect((await report(free)).status).toBe(409);
    expect((await report('NOBODYHAS1')).status).toBe(404);
  });

  it('should be seen and settled by administrators alone, who are recorded', async () => {
    const { alias, owner } = await newPage();
    await report(alias);
    const [{ id, code }] = await findReports(alias);
    const open = async () => (await admin.get('/api/reports')).body.open;
    const before = await open();
    for (const visitor of [owner, app.visitor()])
      expect([401, 403]).toContain((await visitor.put(`/api/page-reports/${id}/settled`)).status);
    const answers = await Promise.all([1, 2, 3].map(() => admin.put(`/api/page-reports/${id}/settled`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await open(), await findReports(alias)]).toEqual([before - 1, []]);
    expect(await findReports(alias, '&settled=true')).toMatchObject([
      { id, settledBy: { name: 'Administrator' } },
    ]);
    expect((await admin.delete(`/api/page-reports/${id}/settled`)).body.settledAt).toBeNull();
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, { subjectId: code.id });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'page-report-reopened',
      'page-report-settled',
    ]);
    expect(JSON.stringify(entries)).not.toContain('credit');
  });

  it('should be limited for a client and its network, in all codes together (LOCK)', async () => {
    const pages = [await newPage(), await newPage(), await newPage()];
    const network = `198.18.${(networks += 1)}`;
    const { perClient } = PAGE_REPORT;
    const most = perClient.max * NETWORKS.network;
    const sent = [];
    for (let i = 0; i < most + 1; i += 1)
      sent.push(await report(pages[i % 3]!.alias, REASON, toAddress(`${network}.${Math.floor(i / 5) + 1}`)));
    const refused = sent.filter(({ status }) => status === 429);
    expect([sent.length - refused.length, sent.at(-1)?.status]).toEqual([most, 429]);
    // A limit is an error of the form, not of the field: the text itself is fine.
    expect(sent.at(-1)!.html).toContain(REASON);
    expect(sent.at(-1)!.html).toMatch(/<div role="alert" tabindex="-1" autofocus=""/);
    expect(sent.at(-1)!.html).not.toContain('aria-invalid');
    expect((await report(pages[0]!.alias)).status).toBe(303);
  });

  it('should not exceed what is left when they arrive in parallel (LOCK)', async () => {
    const { perClient, perCode, first, slowed } = PAGE_REPORT;
    const [one, many] = [await newPage(), await newPage()];
    const client = fromAnew();
    const ofOne = Array.from({ length: perClient.max + 3 }, () => report(one.alias, REASON, client));
    expect((await Promise.all(ofOne)).filter(({ status }) => status === 303)).toHaveLength(perClient.max);
    const network = `198.18.${(networks += 1)}`;
    const ofMany = Array.from({ length: 50 }, (_, i) =>
      report(many.alias, REASON, toAddress(`${network}.${i + 1}`)),
    );
    const taken = (await Promise.all(ofMany)).filter(({ status }) => status === 303);
    expect(taken).toHaveLength(first.perNetwork.max + perCode.max + slowed.max);
    expect(await findReports(many.alias)).toHaveLength(taken.length);
  });

  it.each([1, 12, 120])(
    'should not be silenced for others by a flood from %d networks (ADR 27)',
    async (crowd) => {
      const [flooded, other] = [await newPage(), await newPage()];
      const sent = [];
      for (let i = 0; i < crowd + 30; i += 1) {
        const address = `10.${crowd}.${i % crowd}.${1 + (Math.floor(i / crowd) % NETWORKS.network)}`;
        sent.push(await report(flooded.alias, REASON, toAddress(address)));
      }
      const { first, perCode, slowed } = PAGE_REPORT;
      const most = Math.min(crowd, first.perCode.max) + perCode.max + slowed.max;
      expect(sent.filter(({ status }) => status === 303)).toHaveLength(most);
      const isFull = crowd > first.perCode.max;
      for (let person = 0; person < 5; person += 1) {
        const honest = fromAnew();
        const { status, headers } = await report(flooded.alias, REASON, honest);
        expect(status).toBe(isFull ? 429 : 303);
        const wait = Number(headers.get('retry-after') ?? 0) * SECOND;
        expect(wait).toBeLessThanOrEqual(slowed.window);
        // A page that nobody floods is reported as ever.
        expect((await report(other.alias, REASON, honest)).status).toBe(303);
        app.clock.advance(wait);
        if (isFull) expect((await report(flooded.alias, REASON, honest)).status).toBe(303);
      }
    },
  );

  it('should go with the account of the owner', async () => {
    const { alias, owner } = await newPage();
    await report(alias);
    const reports = () => app.dataSource.manager.countBy(PageReportEntity, { reason: 'Of this owner' });
    await report(alias, 'Of this owner');
    expect(await reports()).toBe(1);
    const { email } = (await owner.get('/api/user/me')).body;
    const mails = app.mail.to(email).length;
    const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
    const code = await app.mail.codeAfter(email, mails);
    await owner.post('/api/user/delete', { challengeId: body.challengeId, code });
    expect(await reports()).toBe(0);
  });

  it('should reach the operator by one mail a day, however many there are, until none is open', async () => {
    const sweep = () => app.app.nest.get(Housekeeping).sweep();
    const { alias } = await newPage();
    await report(alias);
    await Promise.all([sweep(), sweep()]);
    const mail = await app.mail.waitFor(OPERATOR);
    expect(mail.subject).toBe('Open reports on Ringtag');
    expect(mail.text).not.toContain(REASON);
    await report(alias, 'Another one');
    await sweep();
    app.clock.advance(DAY);
    await sweep();
    await app.mail.waitFor(OPERATOR, 2);
    admin = await app.admin();
    const readOpen = async () => (await admin.get('/api/page-reports?pageSize=100')).body.items;
    for (let items = await readOpen(); items.length > 0; items = await readOpen())
      for (const { id } of items) await admin.put(`/api/page-reports/${id}/settled`);
    app.clock.advance(DAY);
    await sweep();
    // A mail that was sent after all would come before this one.
    await app.visitor().post('/api/auth/sign-in', { email: ADMIN.email });
    await app.mail.waitFor(ADMIN.email);
    expect(app.mail.to(OPERATOR)).toHaveLength(2);
  });

  it('should be deleted long after they were settled, and never while they are open', async () => {
    admin = await app.admin();
    const pages = [await newPage(), await newPage(), await newPage()];
    for (const { alias } of pages) await report(alias);
    const [[settled], [reopened], [open]] = await Promise.all(pages.map(({ alias }) => findReports(alias)));
    for (const { id } of [settled, reopened]) await admin.put(`/api/page-reports/${id}/settled`);
    await admin.delete(`/api/page-reports/${reopened.id}/settled`);
    const sweepAfter = async (ms: number) => {
      app.clock.advance(ms);
      await app.app.nest.get(Housekeeping).sweep();
      const rows = await app.dataSource.manager.findBy(PageReportEntity, {
        id: In([settled.id, reopened.id, open.id]),
      });
      return rows.map(({ id }) => id).sort();
    };
    expect(await sweepAfter(AUDIT_KEPT - DAY)).toEqual([settled.id, reopened.id, open.id].sort());
    expect(await sweepAfter(2 * DAY)).toEqual([reopened.id, open.id].sort());
  });
});
