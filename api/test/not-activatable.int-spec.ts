import { ERRORS } from '@ringtag/contracts';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** What an administrator changes at a free code, so that nobody can activate it. */
const CHANGES: [string, { item?: object; project?: object }, object][] = [
  [
    'is not activatable',
    { item: { activatable: false } },
    { code: 'not_activatable', reasons: ['activation_not_enabled'] },
  ],
  ['is view-only', { item: { viewOnly: true } }, { code: 'not_activatable', reasons: ['view_only'] }],
  [
    'belongs to an archived project',
    { project: { archived: true } },
    { code: 'not_activatable', reasons: ['project_archived'] },
  ],
  [
    'was activated as often as it may be',
    { item: { maxActivations: 0 } },
    { code: 'not_activatable', reasons: ['activations_exhausted'] },
  ],
  ['is disabled', { item: { status: 'disabled' } }, { code: 'code_disabled' }],
];

/** The state may change between the page that was shown and the button on it: what writes the owner decides. */
describe('A code that nobody may activate', () => {
  let app: TestApp;
  let admin: Visitor;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ MAILS_PER_CLIENT: '10000' });
    admin = await app.admin();
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const getItem = (alias: string) => app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
  const change = async (alias: string, { item, project }: { item?: object; project?: object }) => {
    const { id, projectId } = await getItem(alias);
    if (item) expect((await admin.patch(`/api/items/${id}`, item)).status).toBe(200);
    if (project) expect((await admin.patch(`/api/projects/${projectId}`, project)).status).toBe(200);
  };
  const undo = { item: { activatable: true, viewOnly: false, maxActivations: null, status: 'active' } };
  const assertFree = async (alias: string) => {
    const { id, ownerId, activated, activationCount } = await getItem(alias);
    expect({ ownerId, activated, activationCount }).toEqual({
      ownerId: null,
      activated: false,
      activationCount: 0,
    });
    expect(await app.dataSource.manager.countBy(ActivationEntity, { itemId: id })).toBe(0);
  };

  it.each(CHANGES)('should stay free when it %s, for who is signed in', async (_, changed, refusal) => {
    const [held, alias] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(held, email);
    await change(alias, changed);
    const refused = await owner.post(`/api/scan/${alias}/activate`, {});
    expect([refused.status, refused.body]).toMatchObject([409, refusal]);
    await assertFree(alias);
    await change(alias, { ...undo, project: { archived: false } });
    expect((await owner.post(`/api/scan/${alias}/activate`, {})).status).toBe(200);
  });

  it.each(CHANGES)(
    'should stay free when it %s, for who has digits or a link',
    async (_, changed, refusal) => {
      const [alias, digits, link] = [await app.code(), newEmail(), newEmail()];
      const proof = await app.challenge(alias, digits);
      await app.challenge(alias, link);
      const token = await app.mail.tokenFor(link);
      await change(alias, changed);
      for (const [path, body] of [
        ['activate', proof],
        ['activate-link', { token }],
      ] as const) {
        const visitor = app.visitor();
        const refused = await visitor.post(`/api/scan/${alias}/${path}`, body);
        expect([path, refused.status, refused.body]).toMatchObject([path, 409, refusal]);
        expect((await visitor.get('/api/user/me')).status).toBe(401);
      }
      await assertFree(alias);
    },
  );

  it.each(CHANGES)(
    'should stay free when it %s, for forms without JavaScript',
    async (_, changed, refusal) => {
      const { alias, visitor, email, step } = await browse.begin();
      const code = await app.mail.codeFor(email);
      const token = await app.mail.tokenFor(email);
      await change(alias, changed);
      const { status } = ERRORS[(refusal as { code: 'not_activatable' | 'code_disabled' }).code];
      for (const [path, form] of [
        [step, { code }],
        [`/scan/${alias}/activate`, { token }],
      ] as [string, Record<string, string>][]) {
        const refused = await browse.post(visitor, path, form);
        expect([refused.status, refused.location]).toEqual([status, null]);
      }
      expect((await visitor.get('/api/user/me')).status).toBe(401);
      await assertFree(alias);
    },
  );
});
