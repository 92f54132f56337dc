import { checkBounces } from '../../src/operations/doctor/checks/bounces';
import { listFindings } from '../support/findings';
import { BOUNCES_SECRET, reportBounce } from '../support/signed-report';
import { newEmail, TestApp } from '../support/test-app';

describe('The doctor, before addresses from which emails come back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ MAIL_BOUNCES_SECRET: BOUNCES_SECRET });
  });
  afterAll(() => app.stop());

  const examine = async (mail = app.config.mail) => {
    const open = () => Promise.resolve(app.dataSource);
    const findings = await listFindings(checkBounces({ ...app.config, mail }, open));
    return findings.map(({ level, what }) => `${level}: ${what}`);
  };

  it('should count them', async () => {
    await reportBounce(app, newEmail());
    await reportBounce(app, newEmail(), { kind: 'complaint' });
    expect(await examine()).toEqual(['ok: Addresses from which emails came back: 2.']);
  });

  it('should say that nobody tells of them', async () => {
    expect(await examine({ ...app.config.mail, bounceKeys: [] })).toEqual([
      'ok: MAIL_BOUNCES_SECRET is missing, so nobody tells the server which emails came back.',
    ]);
  });
});
