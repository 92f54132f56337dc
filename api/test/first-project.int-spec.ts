import type { Settings } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { firstRun } from '../src/operations';
import { offerFrom } from './support/digital-codes';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A new project that offers digital codes', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeEach(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterEach(() => app.stop());

  const create = (body: object = {}) => admin.post('/api/projects', { name: 'Tags', ...body });
  const readSettings = async (): Promise<Settings & { version: number }> =>
    (await admin.get('/api/settings')).body;
  const isOffered = async () => (await admin.get('/api/my-codes')).body.digitalOffered;

  it('should be the project of the settings, and leave the others as they were', async () => {
    const before = await readSettings();
    await create();
    expect(await readSettings()).toEqual(before);
    const { body, status } = await create({ digitalCodes: true });
    expect(status).toBe(201);
    const after = { ...before, version: before.version + 1, digitalCodesProjectId: body.id };
    expect(await readSettings()).toEqual(after);
    expect(await isOffered()).toBe(true);
  });

  it('should take nothing from a project that offers them already, nor be undone by older settings', async () => {
    const { id } = (await create({ digitalCodes: true })).body;
    await create({ digitalCodes: true });
    expect((await readSettings()).digitalCodesProjectId).toBe(id);
    await offerFrom(admin, null);
    const read = await readSettings();
    const next = (await create({ digitalCodes: true })).body.id;
    expect((await admin.put('/api/settings', { ...read, activationLimit: 5 })).status).toBe(409);
    expect((await readSettings()).digitalCodesProjectId).toBe(next);
  });

  it.each([
    ['never', false],
    ['before', true],
  ])(
    'should be one where several are the first at once, on a site whose settings were %s saved',
    async (_, saved) => {
      if (saved) await offerFrom(admin, null);
      const { version } = await readSettings();
      const answers = await Promise.all(Array.from({ length: 5 }, () => create({ digitalCodes: true })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      const after = await readSettings();
      expect(answers.map(({ body }) => body.id)).toContain(after.digitalCodesProjectId);
      expect(after.version).toBe(version + 1);
    },
  );

  it('should refuse what is neither on nor off', async () => {
    const { body, status } = await create({ digitalCodes: 'yes' });
    expect([status, body.error[0].field]).toEqual([400, 'digitalCodes']);
    expect((await admin.get('/api/projects')).body.total).toBe(0);
  });

  it('should be the demonstration project', async () => {
    expect(await isOffered()).toBe(false);
    await app.dataSource.manager.update(UserEntity, { role: 'role-admin' }, { role: 'role-user' });
    const { admin: made } = (await firstRun(app.app.nest, app.config))!;
    admin = app.visitor();
    await admin.post('/api/auth/sign-in', made);
    expect(await isOffered()).toBe(true);
  });
});
