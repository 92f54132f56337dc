import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { FILL_PAGE_KINDS } from '../src/migrations/fill-page-kinds';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PHONE = { key: 'phone', value: '+49 30 1', visibility: 'public' };
const COMPANY = { key: 'company', value: 'Lee & Sons', visibility: 'public' };

describe('What the page of a code is for', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const shown = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body.pageKind;
  const idOnly = async (owner: Visitor) => (await owner.get('/api/my-codes')).body.items[0].id as string;
  const choose = (owner: Visitor, id: string, pageKind: unknown) =>
    owner.put(`/api/my-codes/${id}/page`, { pageKind });

  it('should be what the public fields suggest, and stay so until the owner chooses another', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail(), { fields: [PHONE] });
    const id = await idOnly(owner);
    const read = async () => (await owner.get(`/api/my-codes/${id}`)).body;
    expect(await read()).toMatchObject({ pageKind: 'lost', guessedPageKind: 'lost' });

    // The keys stay keys when their owner fills in a profile.
    await owner.put('/api/profile', { name: 'Ann Lee', fields: [{ ...COMPANY, visibility: 'private' }] });
    expect((await read()).guessedPageKind).toBe('lost');
    await owner.put('/api/profile', { name: 'Ann Lee', fields: [COMPANY] });
    expect(await read()).toMatchObject({ pageKind: 'lost', guessedPageKind: 'contact' });
    expect(await shown(alias)).toBe('lost');

    const chosen = await choose(owner, id, 'contact');
    expect([chosen.status, chosen.body]).toMatchObject([200, { id, pageKind: 'contact' }]);
    expect(await shown(alias)).toBe('contact');
    // Chosen again: nothing changes, and nothing fails.
    expect((await choose(owner, id, 'contact')).status).toBe(200);

    // Without a choice, a code gets the kind that the fields suggest when it is activated.
    const next = await app.code();
    expect((await owner.post(`/api/scan/${next}/activate`, {})).status).toBe(200);
    await owner.put('/api/profile', { name: 'Ann Lee', fields: [] });
    expect(await shown(next)).toBe('contact');
  });

  it('should be filled in where it was not stored, as the page shows it', async () => {
    const aliases = await app.codes(3);
    const fields = [[PHONE], [COMPANY], [{ ...COMPANY, visibility: 'private' }]];
    const owners = await Promise.all(
      aliases.map((alias, at) => app.owner(alias, newEmail(), { fields: fields[at] })),
    );
    const [ended, chosen] = (await app.codes(2)) as [string, string];
    await owners[1]!.post(`/api/scan/${ended}/activate`, {});
    await owners[1]!.post(`/api/scan/${ended}/unactivate`);
    await owners[1]!.post(`/api/scan/${chosen}/activate`, { pageKind: 'lost' });
    const codes = app.dataSource.getRepository(ItemEntity);
    const activations = app.dataSource.getRepository(ActivationEntity);
    const readKind = async (alias: string) => {
      const { id: itemId } = await codes.findOneByOrFail({ alias });
      return (await activations.findOneByOrFail({ itemId })).pageKind;
    };
    for (const alias of aliases) {
      const { id: itemId } = await codes.findOneByOrFail({ alias });
      await activations.update({ itemId }, { pageKind: null });
    }
    await app.dataSource.query(FILL_PAGE_KINDS);
    const read = await Promise.all([...aliases, ended, chosen].map(readKind));
    expect(read).toEqual(['lost', 'contact', 'lost', null, 'lost']);
  });

  it('should stay what the page showed where a replica of the release before stored none', async () => {
    const [alias, chosen, ended] = (await app.codes(3)) as [string, string, string];
    const owner = await app.owner(alias, newEmail(), { fields: [PHONE] });
    await owner.post(`/api/scan/${chosen}/activate`, { pageKind: 'contact' });
    await owner.post(`/api/scan/${ended}/activate`, {});
    await owner.post(`/api/scan/${ended}/unactivate`);
    const { manager } = app.dataSource;
    const { id: itemId } = await manager.findOneByOrFail(ItemEntity, { alias });
    await manager.update(ActivationEntity, { itemId }, { pageKind: null });
    expect(await shown(alias)).toBe('lost');

    await app.app.nest.get(Housekeeping).sweep();
    await owner.put('/api/profile', { name: 'Ann Lee', fields: [COMPANY] });
    expect(await Promise.all([alias, chosen].map(shown))).toEqual(['lost', 'contact']);
    const { id } = await manager.findOneByOrFail(ItemEntity, { alias: ended });
    expect(await manager.findOneByOrFail(ActivationEntity, { itemId: id })).toMatchObject({ pageKind: null });
  });

  it.each(['lost', 'contact'])('should be chosen with the activation: %s', async (pageKind) => {
    const [byDigits, byLink, signedIn] = (await app.codes(3)) as [string, string, string];
    // The guess would be the other kind.
    const fields = pageKind === 'lost' ? [COMPANY] : [];
    const owner = await app.owner(byDigits, newEmail(), { fields, pageKind });
    const email = newEmail();
    await app.challenge(byLink, email, { fields, pageKind });
    const token = await app.mail.tokenFor(email);
    expect((await app.visitor().post(`/api/scan/${byLink}/activate-link`, { token })).status).toBe(200);
    expect((await owner.post(`/api/scan/${signedIn}/activate`, { pageKind })).status).toBe(200);
    expect(await Promise.all([byDigits, byLink, signedIn].map(shown))).toEqual([
      pageKind,
      pageKind,
      pageKind,
    ]);
  });

  it('should be what came with the profile, whatever comes with the digits (ACC-1)', async () => {
    const alias = await app.code();
    const proof = await app.challenge(alias, newEmail(), { fields: [COMPANY] });
    const answer = await app.visitor().post(`/api/scan/${alias}/activate`, { ...proof, pageKind: 'lost' });
    expect([answer.status, await shown(alias)]).toEqual([200, 'contact']);
  });

  it("should be the owner's alone to choose, and gone with the activation (AUT-1)", async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const id = await idOnly(owner);
    const other = await app.owner(await app.code(), newEmail());
    expect((await choose(other, id, 'contact')).status).toBe(404);
    expect((await choose(app.visitor(), id, 'contact')).status).toBe(401);
    for (const wrong of ['found', '', null, undefined, ['lost']])
      expect([wrong, (await choose(owner, id, wrong)).status]).toEqual([wrong, 400]);
    expect(await shown(alias)).toBe('lost');

    await choose(owner, id, 'contact');
    expect((await owner.get('/api/user/export')).body.codes).toMatchObject([{ alias, pageKind: 'contact' }]);
    await owner.post(`/api/scan/${alias}/unactivate`);
    expect((await choose(owner, id, 'contact')).status).toBe(404);
    expect((await owner.get('/api/user/export')).body.codes).toMatchObject([{ alias, pageKind: null }]);

    await app.owner(alias, newEmail());
    expect(await shown(alias)).toBe('lost');
  });
});
