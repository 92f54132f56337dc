import { DigitalCodesService } from '../src/codes';
import { offerDigital } from './support/digital-codes';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const GET_CODE = 'href="/sign-up?returnUrl=%2Fmy-codes%3Fnew"';
const SIGN_UP = 'href="/sign-up"';

describe('The page about the product', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const read = async () => {
    const { status, body } = await app.visitor().get('/about');
    const html = String(body);
    return [status, html.includes(GET_CODE), html.includes(SIGN_UP)];
  };

  it('should lead to a code where people can make their own, else to an account', async () => {
    expect(await read()).toEqual([200, false, true]);
    const id = await offerDigital(admin);
    expect(await read()).toEqual([200, true, false]);
    await admin.patch(`/api/projects/${id}`, { archived: true });
    expect(await read()).toEqual([200, false, true]);
    await admin.patch(`/api/projects/${id}`, { archived: false });
  });

  it('should be shown while the database does not answer', async () => {
    jest.spyOn(app.app.nest.get(DigitalCodesService), 'isOffered').mockRejectedValueOnce(new Error('away'));
    expect(await read()).toEqual([200, false, true]);
  });
});
