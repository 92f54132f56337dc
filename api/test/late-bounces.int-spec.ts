import { DAY, MINUTE, SECOND } from '@ringtag/contracts';
import times from 'lodash/times';
import { MailBounceEntity } from '../src/delivery/tables/mail-bounce.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newAnswersTo, readMailedPath } from './support/answers-to';
import { PlainBrowsing } from './support/plain-browsing';
import { BOUNCES_SECRET, reportBounce } from './support/signed-report';
import { newEmail, TestApp } from './support/test-app';

/** A provider tells of a bounce late, after somebody has proved the address again (MAIL-5). */
describe('A bounce that is reported after a proof', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1', MAIL_BOUNCES_SECRET: BOUNCES_SECRET });
  });
  afterAll(() => app.stop());

  const find = (email: string) => app.dataSource.manager.findOneBy(MailBounceEntity, { email });
  const isStopped = async (email: string) => (await find(email))?.provedAt === null;
  const ago = (ms: number) => ({ at: app.clock.in(-ms).toISOString() });

  it('should change nothing where it is older, also if it is the first', async () => {
    const { email, visitor } = await app.member();
    app.clock.advance(MINUTE);
    await Promise.all(times(5, () => reportBounce(app, email, ago(2 * MINUTE))));
    expect(await isStopped(email)).toBe(false);
    expect((await visitor.get('/api/user/email')).body).toEqual({ bounce: null });
    await reportBounce(app, email, ago(SECOND));
    expect(await isStopped(email)).toBe(true);
  });

  it('should be compared with the last proof', async () => {
    const { email } = await app.member();
    app.clock.advance(MINUTE);
    const { challengeId } = (await app.visitor().post('/api/auth/sign-in', { email })).body;
    const code = await app.mail.codeAfter(email, 1);
    expect((await app.visitor().post('/api/auth/sign-in-verify', { challengeId, code })).status).toBe(200);
    app.clock.advance(SECOND);
    await reportBounce(app, email, ago(MINUTE / 2));
    expect(await isStopped(email)).toBe(false);
  });

  it('should not stop a sender who has pressed the button in a mail since', async () => {
    const acts = newAnswersTo(app);
    const address = newEmail('finder');
    await acts.begin({ answersTo: address });
    const path = readMailedPath(await app.mail.waitFor(address));
    await new PlainBrowsing(app).post(app.visitor(), path, {});
    await reportBounce(app, address, ago(MINUTE));
    expect(await isStopped(address)).toBe(false);
  });

  it('should find a proof for a month, and none of somebody whose account is gone', async () => {
    const { email } = await app.member();
    const leaving = await app.member('a good password');
    await leaving.visitor.post('/api/user/delete', { password: 'a good password' });
    expect(await find(leaving.email)).toBeNull();
    app.clock.advance(29 * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await find(email)).not.toBeNull();
    app.clock.advance(2 * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await find(email)).toBeNull();
  });
});
