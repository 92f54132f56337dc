import { toDisplayAlias } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { MailSender } from '../src/delivery/mail/mail-sender';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { RedisLink } from '../src/platform/changes/redis-link';
import { greyPng } from './support/grey-png';
import { type Member, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' };

describe('What happens to one code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** A new account that activates these codes in this order. */
  const newHolder = async (...aliases: string[]): Promise<Member> => {
    const member = await app.member(PASSWORD, newEmail('owner'));
    await member.visitor.patch('/api/user/me', { name: `Owner of ${aliases[0]}` });
    for (const alias of aliases)
      expect((await member.visitor.post(`/api/scan/${alias}/activate`)).status).toBe(200);
    return member;
  };
  const findId = async (owner: Visitor, alias: string): Promise<string> =>
    (await owner.get(`/api/my-codes?q=${alias}`)).body.items[0].id;
  const giveUp = (owner: Visitor, alias: string) => owner.post(`/api/scan/${alias}/unactivate`);
  const scan = async (alias: string, visitor = app.visitor()) =>
    (await visitor.get(`/api/scan/${alias}`, PHONE)).body;

  it('should leave the others as they are, and the end of an account those of others', async () => {
    app.clock.advanceToNoon();
    const [given, kept, foreign] = (await app.codes(3)) as [string, string, string];
    const { visitor: owner } = await newHolder(given, kept);
    const { visitor: neighbour } = await newHolder(foreign);
    const fields = [{ key: 'phone', value: '+49 30 1', visibility: 'public' }];
    expect((await owner.put('/api/profile', { name: 'Olga Owner', fields })).status).toBe(200);
    const type = { 'content-type': 'image/png' };
    const { photo } = (await owner.send('PUT', '/api/profile/photo', greyPng(9, 9), type)).body;
    const texts = { description: '', messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };
    const codes = [given, kept, foreign].map((alias) => ({
      alias,
      by: alias === foreign ? neighbour : owner,
    }));
    for (const { alias, by } of codes) {
      const path = `/api/my-codes/${await findId(by, alias)}`;
      const template = { ...texts, language: 'de', title: `Title ${alias}` };
      const answers = [
        await by.patch(path, { label: `Label ${alias}`, notify: 'never' }),
        await by.put(`${path}/page`, { pageKind: alias === given ? 'contact' : 'lost' }),
        await by.put(`${path}/design`, { ...PLAIN_DESIGN, caption: `Caption ${alias}` }),
        await by.put(`/api/scan/${alias}/template`, template),
        await app.message(alias),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
      await scan(alias);
    }
    await app.app.nest.get(ScanCounter).flush();
    const read = async (by: Visitor, alias: string) => {
      const code = (await by.get(`/api/my-codes/${await findId(by, alias)}`)).body;
      const { scans, unread } = (await by.get('/api/home')).body;
      const { owner: shown, pageKind, template } = await scan(alias, by);
      return { code, scans: scans.at(-1).scans, unread, shown, pageKind, template };
    };
    const before = [await read(owner, kept), await read(neighbour, foreign)];
    const people = [
      { name: 'Olga Owner', fields: [{ key: 'phone', value: '+49 30 1' }], photo },
      { name: `Owner of ${foreign}`, fields: [] },
    ];
    expect(before).toMatchObject(
      [kept, foreign].map((alias, i) => ({
        code: { label: `Label ${alias}`, notify: 'never', design: { caption: `Caption ${alias}` } },
        template: { title: `Title ${alias}` },
        pageKind: 'lost',
        scans: [4, 2][i],
        unread: [2, 1][i],
      })),
    );
    expect(before.map(({ shown }) => shown)).toEqual(people);
    expect((await giveUp(owner, given)).status).toBe(204);
    expect((await read(owner, kept)).code).toEqual(before[0]!.code);
    expect(await read(neighbour, foreign)).toEqual(before[1]);
    expect((await owner.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    expect((await scan(kept)).state).toBe('activatable');
    expect(await read(neighbour, foreign)).toEqual(before[1]);
  });

  it('should make the pages of its owner read anew, and no others', async () => {
    const [first, second, foreign] = (await app.codes(3)) as [string, string, string];
    const { visitor } = await newHolder(first, second);
    await newHolder(foreign);
    const send = jest.spyOn(app.app.nest.get(RedisLink), 'send');
    await visitor.put('/api/profile', { name: 'Olga', fields: [] });
    const told = send.mock.calls.flatMap(([changes]) => changes).filter(({ topic }) => topic === 'code');
    send.mockRestore();
    expect(told.map(({ subject }) => subject).sort()).toEqual([first, second].sort());
  });

  describe('when somebody asks for it', () => {
    const ask = async ({ visitor }: Member, alias: string, owner: Member): Promise<string> => {
      const before = app.mail.to(owner.email).length;
      expect((await visitor.post(`/api/scan/${alias}/unactivation-request`, {})).status).toBe(201);
      return app.mail.tokenFor(owner.email, before + 1);
    };
    const answer = (owner: Member, token: string, how: 'confirm' | 'decline') =>
      owner.visitor.post(`/api/unactivation-requests/${token}/${how}`);
    const findTold = async ({ email: recipient }: Member) => {
      const mails = await app.dataSource.manager.findBy(OutboxEntity, { recipient });
      return mails.flatMap(({ template, variables }) =>
        template.startsWith('unactivation-') ? [[template, variables['alias']]] : [],
      );
    };

    it('should be told for this code alone, by a mail for this request', async () => {
      const [first, second, third] = (await app.codes(3)) as [string, string, string];
      const owner = await newHolder(first, second);
      const other = await newHolder(third);
      const requester = await app.member();
      const tokens = [
        await ask(requester, first, owner),
        await ask(requester, second, owner),
        await ask(await app.member(), third, other),
      ];
      for (const [i, alias] of [first, second, third].entries()) {
        const { visitor } = i < 2 ? owner : other;
        const shown = await visitor.get(`/api/unactivation-requests/${tokens[i]}`);
        expect(shown.body.code).toMatchObject({ alias });
        expect((await scan(alias, requester.visitor)).viewer.unactivationRequested).toBe(i < 2 || undefined);
      }
      expect((await answer(owner, tokens[1]!, 'confirm')).status).toBe(204);
      expect((await scan(first)).state).toBe('activated');
      expect((await scan(second)).state).toBe('activatable');
      expect(await findTold(requester)).toEqual([['unactivation-confirmed', toDisplayAlias(second)]]);
      expect((await answer(owner, tokens[0]!, 'decline')).status).toBe(204);
      expect(await findTold(requester)).toHaveLength(2);
      expect((await answer(other, tokens[2]!, 'decline')).status).toBe(204);
    });

    it('should be told once to each who asked, when it is given up', async () => {
      const [first, second, third] = (await app.codes(3)) as [string, string, string];
      const owner = await newHolder(first, second);
      const other = await newHolder(third);
      const [early, late, elsewhere] = [await app.member(), await app.member(), await app.member()];
      await ask(early, first, owner);
      await ask(late, second, owner);
      const token = await ask(elsewhere, third, other);
      for (const alias of [first, second]) expect((await giveUp(owner.visitor, alias)).status).toBe(204);
      for (const [member, alias] of [
        [early, first],
        [late, second],
      ] as const)
        expect(await findTold(member)).toEqual([['unactivation-confirmed', toDisplayAlias(alias)]]);
      expect(await findTold(elsewhere)).toEqual([]);
      expect((await answer(other, token, 'confirm')).status).toBe(204);
    });

    it('should be refused where it is given up before the request is written', async () => {
      const alias = await app.code();
      const owner = await newHolder(alias);
      const { visitor } = await app.member();
      const request = () => visitor.post(`/api/scan/${alias}/unactivation-request`, {});
      // The request reads the code before this change and the activation after it.
      const end = (endedAt: Date | null) =>
        app.dataSource.manager.update(ActivationEntity, { userId: owner.id }, { endedAt });
      await end(app.clock.now());
      const refused = await request();
      expect([refused.status, refused.body.code]).toEqual([409, 'not_activated']);
      await end(null);
      expect((await request()).status).toBe(201);
    });

    it('should be told to the owner by no mail that is late', async () => {
      const alias = await app.code();
      const owner = await newHolder(alias);
      const token = await ask(await app.member(), alias, owner);
      const mail = await app.dataSource.manager.findOneByOrFail(OutboxEntity, {
        recipient: owner.email,
        template: 'unactivation-request',
      });
      const compose = () => app.app.nest.get(MailSender).compose(mail);
      expect(await compose()).toBeDefined();
      expect((await answer(owner, token, 'decline')).status).toBe(204);
      expect(await compose()).toBeUndefined();
    });
  });
});
