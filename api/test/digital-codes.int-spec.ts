import { DAY, DIGITAL_CODES } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { NOBODY } from './support/access-rules';
import { countProject, giveUp, make, newMaker, offerFrom, startDigital } from './support/digital-codes';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A code without a sticker', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  beforeAll(async () => {
    ({ app, admin, projectId } = await startDigital());
  });
  afterAll(() => app.stop());

  it('should be offered only after an administrator has chosen a project that is in use', async () => {
    const { visitor } = await newMaker(app);
    // Whether this one is in use does not matter.
    await admin.post('/api/projects', { name: 'Another' });
    await offerFrom(admin, null);
    expect((await visitor.get('/api/my-codes')).body.digitalOffered).toBe(false);
    expect((await make(visitor)).body.code).toBe('digital_codes_off');

    const refused = await offerFrom(admin, NOBODY);
    expect([refused.status, refused.body.error[0].field]).toEqual([400, 'digitalCodesProjectId']);
    await admin.patch(`/api/projects/${projectId}`, { archived: true });
    expect((await offerFrom(admin, projectId)).status).toBe(400);
    await admin.patch(`/api/projects/${projectId}`, { archived: false });
    expect((await offerFrom(admin, projectId)).status).toBe(200);
    expect((await visitor.get('/api/my-codes')).body.digitalOffered).toBe(true);

    // Settings that name an archived project can still be saved.
    await admin.patch(`/api/projects/${projectId}`, { archived: true });
    expect((await offerFrom(admin, projectId)).status).toBe(200);
    expect((await visitor.get('/api/my-codes')).body.digitalOffered).toBe(false);
    expect((await make(visitor)).body.code).toBe('digital_codes_off');
    await admin.patch(`/api/projects/${projectId}`, { archived: false });
  });

  it('should no longer be offered once the project is deleted', async () => {
    const { visitor } = await newMaker(app);
    const { id } = (await admin.post('/api/projects', { name: 'Gone' })).body;
    await offerFrom(admin, id);
    await admin.delete(`/api/projects/${id}`);
    expect((await visitor.get('/api/my-codes')).body.digitalOffered).toBe(false);
    expect((await make(visitor)).body.code).toBe('digital_codes_off');
    await offerFrom(admin, projectId);
  });

  it('should belong to whoever made one, and work like any other', async () => {
    const { visitor } = await newMaker(app);
    const before = await countProject(admin, projectId);
    const made = await make(visitor, { label: 'Bike', pageKind: 'contact' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ label: 'Bike', pageKind: 'contact', digital: true, status: 'active' });
    const { id, alias } = made.body;
    expect((await visitor.get('/api/my-codes')).body).toMatchObject({
      items: [{ id, label: 'Bike', digital: true }],
      activeCodes: 1,
    });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body).toMatchObject({
      state: 'activated',
      owner: { name: 'Ann' },
    });
    expect((await visitor.get(`/api/my-codes/${id}/qr.png`)).status).toBe(200);
    expect((await app.message(alias)).status).toBe(201);
    expect(await countProject(admin, projectId)).toEqual({
      itemCount: before.itemCount + 1,
      activatedCount: before.activatedCount + 1,
    });
    // Administrators see in their list, in the file and on the page of the code that it is digital.
    expect((await admin.get(`/api/items/${id}`)).body).toMatchObject({
      digital: true,
      owner: { name: 'Ann' },
    });
    const { items } = (await admin.get(`/api/projects/${projectId}/items?q=${alias}`)).body;
    expect(items).toMatchObject([{ digital: true }]);
    const csv = String((await admin.get(`/api/projects/${projectId}/items.csv?q=${alias}`)).bytes);
    expect(csv.split(/\r?\n/)[0]).toContain('digital');
    expect((await visitor.get('/api/user/export')).body.codes).toMatchObject([{ alias, digital: true }]);
  });

  it('should need a name and a proven address, and refuse what is no name or kind', async () => {
    const { id, visitor } = await app.member();
    expect((await make(visitor)).body.code).toBe('name_required');
    await app.dataSource.manager.update(UserEntity, { id }, { name: 'Ann', isEmailVerified: false });
    expect((await make(visitor)).body.code).toBe('proof_required');
    await app.dataSource.manager.update(UserEntity, { id }, { isEmailVerified: true });
    for (const body of [
      { label: 'x'.repeat(101) },
      { pageKind: 'other' },
      { label: 7 },
      { alias: 'CHOSEN23' },
    ])
      expect([body, (await make(visitor, body)).status]).toEqual([body, 400]);
    expect((await make(app.visitor())).status).toBe(401);
    expect((await visitor.get('/api/my-codes')).body.activeCodes).toBe(0);
  });

  it('should give its maker a name where there is none, and only together with the code', async () => {
    const { id, visitor } = await app.member();
    for (const profileName of ['', ' ', 'x'.repeat(101), 7, null, 'A\u0000']) {
      const refused = await make(visitor, { profileName });
      expect([profileName, refused.status]).toEqual([profileName, 400]);
    }
    await app.dataSource.manager.update(UserEntity, { id }, { activationLimit: 0 });
    expect((await make(visitor, { profileName: 'Ann' })).body.code).toBe('activation_limit_reached');
    expect((await visitor.get('/api/profile')).body.name).toBeNull();
    await app.dataSource.manager.update(UserEntity, { id }, { activationLimit: 3 });
    const { alias } = (await make(visitor, { profileName: ' Ann Lee ' })).body;
    expect((await visitor.get('/api/profile')).body.name).toBe('Ann Lee');
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.owner.name).toBe('Ann Lee');
    // Whoever has a name keeps it.
    expect((await make(visitor, { profileName: 'Bea' })).status).toBe(201);
    expect((await visitor.get('/api/profile')).body.name).toBe('Ann Lee');
  });

  it('should name its maker once where the first two are made at once', async () => {
    const { visitor } = await app.member();
    const names = ['Ann', 'Bea'];
    const answers = await Promise.all(names.map((profileName) => make(visitor, { profileName })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(names).toContain((await visitor.get('/api/profile')).body.name);
  });

  it('should make exactly one of twenty at once where one place is left', async () => {
    const { visitor } = await newMaker(app, 2);
    expect((await make(visitor)).status).toBe(201);
    const before = await countProject(admin, projectId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(visitor)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body);
    expect(refused).toHaveLength(19);
    for (const each of refused)
      expect(each).toMatchObject({ code: 'activation_limit_reached', currentCount: 2 });
    expect((await countProject(admin, projectId)).itemCount).toBe(before.itemCount + 1);
  });

  it('should make ten on one day, also at once, and more on the next day', async () => {
    const { visitor } = await newMaker(app, 50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(visitor)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(DIGITAL_CODES.made.max);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Giving one up frees a place, but none of the ten.
    await giveUp(visitor, answers.find(({ status }) => status === 201)!.body.alias);
    expect((await make(visitor)).status).toBe(429);
    expect((await visitor.get('/api/my-codes')).body.activeCodes).toBe(DIGITAL_CODES.made.max - 1);
    app.clock.advance(DAY);
    expect((await make(visitor)).status).toBe(201);
    // The day was longer than a session of an administrator.
    admin = await app.admin();
  });
});
