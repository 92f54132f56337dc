import { ACCOUNT, GIFT, MAIL_TO_OTHER } from '@ringtag/contracts';
import { MailsToOthers } from '../src/accounts';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { GiftEntity } from '../src/codes/tables/gift.entity';
import { MailBounceEntity } from '../src/delivery/tables/mail-bounce.entity';
import { HelperEntity } from '../src/inbox/tables/helper.entity';
import { PersonErasure } from '../src/operations/people/person-erasure';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { give, holdCode, named, outcome, prove, takeBack } from './support/gifts';
import { newEmail, TestApp } from './support/test-app';

const PARALLEL = 50;

describe('Gifts and invitations to help', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ MAIL_BOUNCES_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` });
  });
  afterAll(() => app.stop());

  const toPath = ({ id }: { id: string }) => `/api/my-codes/${id}/helpers`;

  it('should not be mailed to an address from which mails come back', async () => {
    const code = await holdCode(app);
    const email = newEmail('gone');
    const bounce = {
      id: code.id,
      email,
      kind: 'permanent',
      bouncedAt: app.clock.now(),
      provedAt: null,
    } as const;
    await app.dataSource.manager.insert(MailBounceEntity, bounce);
    expect(outcome(await give(code, email))).toBe('email_bounces');
    expect(outcome(await code.owner.post(toPath(code), { email }))).toBe('email_bounces');
  });

  it('should not be a way to pester a mailbox with invitations that are taken back', async () => {
    const code = await holdCode(app);
    const [name, domain] = newEmail('victim').split('@');
    for (let times = 0; times < MAIL_TO_OTHER.perSenderAndMailbox.max; times += 1) {
      const spelling = `${name}+${times}@${domain}`;
      expect((await code.owner.post(toPath(code), { email: spelling })).status).toBe(204);
      const [{ id }] = (await code.owner.get(toPath(code))).body.helpers;
      await code.owner.delete(`${toPath(code)}/${id}`);
    }
    expect(outcome(await code.owner.post(toPath(code), { email: `${name}@${domain}` }))).toBe(
      'too_many_requests',
    );
  });

  it.each([
    ['without an account', () => Promise.resolve(newEmail('erased'))],
    ['with an account', async () => (await named(app)).email],
  ])('should leave no address behind that is erased while they are written: %s', async (_, make) => {
    const [code, email] = [await holdCode(app), await make()];
    const held = { itemId: code.id };
    const { id: activationId } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, held);
    const nest = app.app.nest;
    const at = app.clock.now();
    let onLocked = () => {};
    const locked = new Promise<void>((resolve) => (onLocked = resolve));
    const written = nest.get(TransactionRunner).run(async (manager) => {
      await nest.get(MailsToOthers).lockOut(manager, email);
      onLocked();
      // Time enough for an erasure that would not wait.
      for (let i = 0; i < PARALLEL; i += 1) await manager.countBy(GiftEntity, { email });
      const both = { id: code.id, activationId, email, nonce: 'n', expiresAt: app.clock.in(GIFT.life) };
      const along = { withLabel: false, withDesign: false, withPage: false };
      await manager.insert(GiftEntity, { ...both, ...along, emailAsTyped: email, createdAt: at });
      const seat = { seat: 1, locale: 'en', mails: true, invitedAt: at } as const;
      await manager.insert(HelperEntity, { ...both, ...seat, userId: null, consentedAt: null });
    });
    await locked;
    await Promise.all([written, nest.get(PersonErasure).erase(email, at)]);
    const left = [GiftEntity, HelperEntity].map((each) => app.dataSource.manager.countBy(each, { email }));
    expect(await Promise.all(left)).toEqual([0, 0]);
  });

  it('should take a fresh proof to give a code: whoever holds an unlocked device gets nothing', async () => {
    const code = await holdCode(app);
    const receiver = newEmail();
    app.clock.advance(ACCOUNT.recentSignIn + 1);
    expect(outcome(await give(code, receiver))).toBe('proof_required');
    const proof = await prove(app, code);
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(code, receiver, proof)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(app.mail.to(receiver).length).toBeLessThanOrEqual(1);
    await takeBack(code);
    // The digits work once.
    expect((await give(code, receiver, proof)).status).toBe(400);
  });
});
